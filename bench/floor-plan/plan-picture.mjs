/** A floor plan of 4096×3072 as PNG, drawn by the browser: walls, rooms, hatching and texts in grey, so that only markers are coloured. */
export async function drawPlan(browser) {
  const page = await browser.newPage()
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4096, 3072)
    const brush = canvas.getContext('2d')
    brush.fillStyle = '#fbfbfb'
    brush.fillRect(0, 0, 4096, 3072)
    let state = 3
    const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296
    brush.strokeStyle = '#d8d8d8'
    for (let i = 0; i < 4096; i += 16) {
      brush.beginPath()
      brush.moveTo(i, 0)
      brush.lineTo(i + 400, 3072)
      brush.stroke()
    }
    brush.strokeStyle = '#505050'
    brush.fillStyle = '#606060'
    brush.font = '36px sans-serif'
    for (let i = 0; i < 260; i += 1) {
      const [x, y, w, h] = [random() * 3800, random() * 2800, 80 + random() * 500, 80 + random() * 400]
      brush.lineWidth = 2 + random() * 10
      brush.strokeRect(x, y, w, h)
      brush.fillText(`${i + 100} 室`, x + 20, y + 50)
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
    let text = ''
    for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
    return btoa(text)
  })
  await page.close()
  return Buffer.from(base64, 'base64')
}
