import { inflateSync } from 'node:zlib'

/** Reads files that Chromium has printed: their page objects are not packed, their streams are. */

interface Size {
  width: number
  height: number
}

/** points of 1/72 inch */
export const A4: Size = { width: 595, height: 842 }

/** The sizes of the pages, one by one. */
export const pdfPages = (pdf: Buffer): Size[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({ width: Math.round(Number(width)), height: Math.round(Number(height)) }))

/** Whether the file brings the fonts of its text. */
export const hasLetters = (pdf: Buffer): boolean => /\/Subtype \/Type3|\/FontFile/.test(pdf.toString('latin1'))

/** The sizes of the photos in pixels. */
export const pdfPhotos = (pdf: Buffer): Size[] =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image\s[^>]*?\/Width (\d+)\s[^>]*?\/Height (\d+)/g)].map(([, width, height]) => ({ width: Number(width), height: Number(height) }))

/** Every letter of the text: fonts say in their packed tables which letters their glyphs stand for. Chromium names 人 by the radical with the same glyph, hence the normal form; 门 and 告 have none. */
export function pdfLetters(pdf: Buffer): ReadonlySet<string> {
  const streams = [...pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([^]*?)\r?\nendstream/g)].map(([, packed = '']) => unpacked(Buffer.from(packed, 'latin1')))
  const tables = streams.filter((text) => text.includes('begincmap'))
  return new Set(tables.flatMap((table) => [...lettersOf(table)].map((letter) => letter.normalize('NFKC'))))
}

function unpacked(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1')
  } catch {
    // a photo that is packed otherwise
    return ''
  }
}

/** `<glyph> <letter>`, and `<first glyph> <last glyph> <first letter>`. */
function* lettersOf(table: string): Generator<string> {
  for (const [, part = ''] of table.matchAll(/beginbfchar([^]*?)endbfchar/g)) for (const [, letter = ''] of part.matchAll(/<\w+>\s*<(\w+)>/g)) yield letterOf(letter)
  for (const [, part = ''] of table.matchAll(/beginbfrange([^]*?)endbfrange/g)) {
    for (const [, first = '', last = '', letter = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      for (let glyph = 0; glyph <= parseInt(last, 16) - parseInt(first, 16); glyph += 1) yield String.fromCodePoint(parseInt(letter, 16) + glyph)
    }
  }
}

const letterOf = (hex: string): string => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)))
