const PATIENCE = { timeout: 20_000 }
const OPENINGS = 5

/** Uses a host like an operator: opens the pending list several times and closes it. Returns what is wrong. */
export async function hostProblems(browser, origin, token) {
  const page = await browser.newPage({ locale: 'zh-CN' })
  const problems = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url)) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.addInitScript((value) => sessionStorage.setItem('portal-token', value), token)
  try {
    await page.goto(origin)
    await page.getByRole('heading', { name: '园区门户' }).waitFor(PATIENCE)
    const before = await lookOf(page)
    await openAndClose(page)
    const styles = await countOf(page)
    for (let opening = 1; opening < OPENINGS; opening += 1) await openAndClose(page)
    if ((await countOf(page)) !== styles) problems.push(`${OPENINGS} openings leave ${await countOf(page)} elements instead of ${styles}`)
    const changed = differences(before, await lookOf(page))
    if (changed.length > 0) problems.push(`the look of the host has changed: ${changed.slice(0, 5).join(', ')}`)
  } catch (error) {
    problems.push(error.message)
  }
  await page.close()
  return problems
}

async function openAndClose(page) {
  await page.getByRole('button', { name: '未处理警情' }).click(PATIENCE)
  const list = page.getByRole('dialog', { name: '待处理异常' })
  await list.getByRole('row').nth(1).waitFor(PATIENCE)
  await page.keyboard.press('Escape')
  await list.waitFor({ ...PATIENCE, state: 'detached' })
  await page.locator('button:focus').waitFor(PATIENCE)
}

/** Elements of the page outside of shadow roots, with its style elements. */
const countOf = (page) => page.evaluate(() => globalThis.document.querySelectorAll('*').length)

/** Every computed value of the host's own elements without the ring of the focus. */
const lookOf = (page) =>
  page.evaluate(() =>
    ['html', 'body', 'h1', 'button'].map((name) => {
      const part = globalThis.document.querySelector(name)
      part.blur()
      const style = globalThis.getComputedStyle(part)
      return [...style].map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`)
    }).flat(),
  )

const differences = (before, after) => before.filter((value) => !after.includes(value))
