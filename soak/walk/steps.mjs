const TEXTS = ['测试', '<b>x</b>', '9'.repeat(40), ' ', '-1', '0x10', 'o\'k"', '😀'.repeat(30), 'a'.repeat(300), '2026-02-30', '1e9']
const KEYS = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Space', 'PageDown', 'F6', '/', 'j', 'k', 'Control+k']

const CONTROLS = ['button', 'a[href]', '[role=option]', '[role=menuitem]', '[role=tab]', '[role=treeitem]', '[role=row]', 'input[type=checkbox]', 'input[type=radio]', 'label', 'th']
const FIELDS = ['input:not([type=checkbox], [type=radio], [type=file])', 'textarea']
const ABOVE = '[role=dialog]:visible, [role=menu]:visible, [role=listbox]:visible'

/** They end the session or change what the walk stands on: the password, the second factor, the language. */
const NOT_PRESSED = /退出|Sign out|换一个账号|another account|修改密码|Change password|双重验证|[Ss]econd factor|中文|English/

/** A control that has gone, or lies under another one, cannot be used: a person would do something else. */
const SHORT = { timeout: 800 }

/** Does one thing that a person could do; resolves with its words. `random` decides everything. */
export async function step(page, random) {
  const kind = random.next()
  if (kind < 0.55) return press(page, random)
  if (kind < 0.72) return type(page, random)
  if (kind < 0.97) return strike(page, random)
  return kind < 0.985 ? leave(page, 'back') : leave(page, 'reload')
}

async function press(page, random) {
  const above = page.locator(ABOVE)
  const scope = (await above.count()) > 0 ? above.last() : page.locator(random.chance(0.9) ? 'main' : 'header').first()
  const control = await one(scope, CONTROLS, random)
  if (control === null) return strike(page, random)
  const name = ((await control.getAttribute('aria-label', SHORT)) ?? (await control.innerText(SHORT))).slice(0, 24).replaceAll('\n', ' ')
  if (NOT_PRESSED.test(name)) return `leave ${name} alone`
  await control.click({ ...SHORT, clickCount: random.chance(0.1) ? 2 : 1 })
  return `press ${name}`
}

async function type(page, random) {
  const field = await one(page, FIELDS, random)
  if (field === null) return strike(page, random)
  const text = random.pick(TEXTS)
  await field.fill(text, SHORT)
  if (random.chance(0.4)) await page.keyboard.press('Enter')
  return `type ${text.slice(0, 10)}`
}

async function strike(page, random) {
  const key = random.pick(KEYS)
  await page.keyboard.press(key)
  return key
}

async function leave(page, way) {
  await (way === 'back' ? page.goBack({ timeout: 5_000 }) : page.reload({ timeout: 10_000 }))
  return way
}

async function one(scope, selectors, random) {
  const all = scope.locator(selectors.map((selector) => `${selector}:visible`).join(', '))
  const count = await all.count()
  return count === 0 ? null : all.nth(random.below(count))
}
