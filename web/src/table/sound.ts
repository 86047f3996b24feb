import type { Entry } from '../api/answers'
import { settings } from '../settings.svelte'

/** The notes of each sound: two of a distant whistle, and softer ones for those who look elsewhere. */
const SOUNDS = { turn: [587, 740], chat: [880], asked: [659, 659], ended: [740, 587, 440] } as const
const LENGTH = 0.16
const LOUD = 0.16
const SOFT = 0.07
/** Milliseconds between two soft notes: a long talk is not rung in line by line. */
const QUIET = 5000
let context: AudioContext | null = null
let rung = -QUIET

export function playTurnSound(): void {
  if (settings.sounds) play(SOUNDS.turn, LOUD)
}

/** A line that someone else has written, for a reader who looks elsewhere. */
export function playNewsSound(entry: Entry, over: boolean): void {
  const sound = newsSound(entry.kind, over)
  const looksOn = document.visibilityState === 'visible' && document.hasFocus()
  if (!settings.sounds || sound === null || looksOn || performance.now() - rung < QUIET) return
  rung = performance.now()
  play(SOUNDS[sound], SOFT)
}

function newsSound(kind: string, over: boolean): keyof typeof SOUNDS | null {
  if (kind === 'chat') return 'chat'
  if (over) return 'ended'
  return kind.endsWith('_asked') ? 'asked' : null
}

function play(notes: readonly number[], volume: number): void {
  context ??= new AudioContext()
  const audio = context
  notes.forEach((note, at) => sound(audio, note, volume, audio.currentTime + at * LENGTH))
}

function sound(audio: AudioContext, note: number, loudness: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = note
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(loudness, at + 0.03)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH * 1.8)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + LENGTH * 2)
}
