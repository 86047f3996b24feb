/** What a drawing owes to the style sheets of the page. */
const STYLES = [
  'clip-path',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'filter',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
  'transform-box',
  'transform-origin',
  'visibility',
]
const WIDTH = 1600
const MARGIN = 40
const HEADING = 96

/** The drawing of a board with a heading above it, as a picture that stands on its own. */
export async function portrait(svg: SVGSVGElement, heading: string): Promise<Blob> {
  const drawing = await imageOf(standingAlone(svg))
  const { width, height } = svg.viewBox.baseVal
  const tall = (WIDTH * height) / width
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH + 2 * MARGIN
  canvas.height = tall + HEADING + MARGIN
  const pen = canvas.getContext('2d')!
  const page = getComputedStyle(document.body)
  pen.fillStyle = page.getPropertyValue('--paper')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = page.color
  pen.font = `600 40px ${page.fontFamily}`
  pen.fillText(heading, MARGIN, HEADING * 0.62, WIDTH)
  pen.drawImage(drawing, MARGIN, HEADING, WIDTH, tall)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error()))))
}

/** A copy whose every part has the style it has on the page. */
function standingAlone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const parts = [...copy.querySelectorAll<SVGElement>('*')]
  svg.querySelectorAll('*').forEach((part, at) => {
    const style = getComputedStyle(part)
    parts[at]!.setAttribute('style', STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'))
  })
  return new XMLSerializer().serializeToString(copy)
}

async function imageOf(source: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = address
  await image.decode().finally(() => URL.revokeObjectURL(address))
  return image
}
