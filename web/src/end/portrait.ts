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
  const drawing = await imageOf(standingAlone(svg, await letters()))
  const { width, height } = svg.viewBox.baseVal
  const tall = (WIDTH * height) / width
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH + 2 * MARGIN
  canvas.height = tall + HEADING + MARGIN
  const pen = canvas.getContext('2d')!
  const page = getComputedStyle(document.body)
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = page.color
  pen.font = `600 40px ${page.fontFamily}`
  pen.fillText(heading, MARGIN, HEADING * 0.62, WIDTH)
  pen.drawImage(drawing, MARGIN, HEADING, WIDTH, tall)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error()))))
}

/** The rules for the page's letters with the letters themselves: a picture fetches nothing. */
async function letters(): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
  const texts = await Promise.all(rules.map(({ style }) => withLetters(style)))
  return texts.join('\n')
}

async function withLetters(style: CSSStyleDeclaration): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1] ?? ''
  const sheet = style.parentRule?.parentStyleSheet?.href ?? location.href
  const file = await (await fetch(new URL(address, sheet))).blob()
  const described = ['font-family', 'font-style', 'font-weight'].map(
    (name) => `${name}:${style.getPropertyValue(name)}`,
  )
  return `@font-face{${described.join(';')};src:url(${await dataAddress(file)})}`
}

function dataAddress(file: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((done, fail) => {
    reader.onload = () => done(reader.result as string)
    reader.onerror = () => fail(reader.error ?? new Error())
    reader.readAsDataURL(file)
  })
}

/** A copy whose every part has the style it has on the page. */
function standingAlone(svg: SVGSVGElement, fonts: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const parts = [...copy.querySelectorAll<SVGElement>('*')]
  svg.querySelectorAll('*').forEach((part, at) => {
    const style = getComputedStyle(part)
    parts[at]!.setAttribute('style', STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'))
  })
  copy.style.background = getComputedStyle(svg.parentElement!).backgroundColor
  copy.prepend(document.createElementNS(svg.namespaceURI, 'style'))
  copy.firstElementChild!.textContent = fonts
  return new XMLSerializer().serializeToString(copy)
}

async function imageOf(source: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = address
  await image.decode().finally(() => URL.revokeObjectURL(address))
  return image
}
