/** A page that decodes and compares pictures. */
export async function openReader(browser) {
  const page = await browser.newPage()
  await page.evaluate(() => {
    const decode = async (base64, type) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:${type};base64,${base64}`)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const brush = canvas.getContext('2d', { willReadFrequently: true })
      brush.drawImage(bitmap, 0, 0)
      return brush.getImageData(0, 0, bitmap.width, bitmap.height).data
    }
    const coloured = (data, at) => Math.max(data[at], data[at + 1], data[at + 2]) - Math.min(data[at], data[at + 1], data[at + 2]) > 70
    globalThis.reader = {
      /** The share of the coloured pixels of `whole` that are coloured in `part` too. */
      async share(part, whole) {
        const [one, other] = await Promise.all([decode(part, 'image/png'), decode(whole, 'image/png')])
        let [there, all] = [0, 0]
        for (let at = 0; at < other.length; at += 4) {
          if (!coloured(other, at)) continue
          all += 1
          if (coloured(one, at)) there += 1
        }
        return all === 0 ? 1 : there / all
      },
      /** For each picture the number of coloured pixels and the mean difference to the last picture (0–255). */
      async series(pictures) {
        const all = []
        for (const picture of pictures) all.push(await decode(picture, 'image/jpeg'))
        const last = all.at(-1)
        return all.map((data) => {
          let [colour, apart] = [0, 0]
          for (let at = 0; at < data.length; at += 4) {
            if (coloured(data, at)) colour += 1
            apart += Math.abs(data[at] - last[at]) + Math.abs(data[at + 1] - last[at + 1]) + Math.abs(data[at + 2] - last[at + 2])
          }
          return { colour, apart: apart / ((data.length / 4) * 3) }
        })
      },
    }
  })
  return {
    share: (part, whole) => page.evaluate(([one, other]) => globalThis.reader.share(one, other), [part.toString('base64'), whole.toString('base64')]),
    series: (pictures) => page.evaluate((all) => globalThis.reader.series(all), pictures),
    close: () => page.close(),
  }
}
