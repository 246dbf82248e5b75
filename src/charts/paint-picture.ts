/** Paints an SVG picture as a PNG. */
import type { ChartPicture } from './chart-picture.ts'
import { pageFonts } from './page-fonts.ts'

/** The picture with the page's fonts in it. */
export async function withFonts(picture: ChartPicture): Promise<ChartPicture> {
  const fonts = await pageFonts(picture.svg)
  return fonts ? { ...picture, svg: picture.svg.replace('>', () => `><style>${fonts}</style>`) } : picture
}

/** `scale`: pixels of the PNG per pixel of the page. */
export async function paintPicture({ svg, width, height }: ChartPicture, scale: number): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale })
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser painted no picture'))), 'image/png')
  })
}
