import { settings } from '../settings.svelte'

const NOTES = [587, 740]
const LENGTH = 0.16
let context: AudioContext | null = null

/** Two notes of a distant playTurnSound. */
export function playTurnSound(): void {
  if (!settings.sounds) return
  context ??= new AudioContext()
  NOTES.forEach((note, at) => sound(context!, note, context!.currentTime + at * LENGTH))
}

function sound(audio: AudioContext, note: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = note
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.16, at + 0.03)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH * 1.8)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + LENGTH * 2)
}
