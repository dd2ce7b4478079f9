import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from 'playwright/test'
import type { DeclaredScreen } from '../../apps/console/src/screens/declared-screen'
import type { FormRound } from '../../apps/console/src/testing/screen-sample'
import { actOnRow } from './act-on-row'
import { reload } from './navigate'

type Values = FormRound['add']

/** A declared list, used through the Chinese words of its declaration. */
export class DeclaredList {
  readonly page: Page
  private readonly screen: DeclaredScreen

  constructor(page: Page, screen: DeclaredScreen) {
    this.page = page
    this.screen = screen
  }

  label(field: string): string {
    const label = this.screen.words.zhCN.fields[field]
    if (label === undefined) throw new Error(`${this.screen.key} has no word for ${field}`)
    return label
  }

  table(): Locator {
    return this.page.getByRole('table', { name: this.screen.words.zhCN.title })
  }

  row(text: string): Locator {
    return this.table().getByRole('row').filter({ hasText: text })
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name })
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name })
  }

  /** Reloads the page, so that the rows come from the server. */
  async reload(): Promise<void> {
    await reload(this.page)
    await this.expectLoaded()
  }

  async expectLoaded(): Promise<void> {
    await expect(this.table()).toBeVisible()
    await expect(this.table()).not.toHaveAttribute('aria-busy', 'true')
  }

  async openAdd(): Promise<Locator> {
    const { one } = this.screen.words.zhCN
    // an empty list offers it a second time
    await this.button(`新增${one}`).first().click()
    return this.dialog(`新增${one}`)
  }

  async openEdit(row: Locator): Promise<Locator> {
    await this.act(row, '编辑')
    const form = this.dialog(`编辑${this.screen.words.zhCN.one}`)
    await expect(form.getByRole('button', { name: '保存' })).toBeVisible()
    return form
  }

  /** Starts an act of a row: a button, or an entry of the row's menu. */
  act(row: Locator, name: string): Promise<void> {
    return actOnRow(this.page, row, name)
  }

  control(form: Locator, field: string): Locator {
    return form.getByLabel(new RegExp(`^${this.label(field)}`)).and(form.locator('input, textarea, [role=combobox]'))
  }

  /** The numbers of a place on a map or of an area of a picture, which is one text with commas in a sample; null for another field. */
  private async numbersOf(form: Locator, field: string, value: unknown): Promise<Locator | null> {
    const group = form.getByRole('group', { name: this.label(field), exact: true }).getByRole('spinbutton')
    const count = await group.count()
    return count > 1 && count === String(value).split(',').length ? group : null
  }

  /** The text that a field shows for a value: the name of a code, otherwise the value itself. */
  private written(field: string, value: string | number): string {
    return this.screen.words.zhCN.choices?.[field]?.[value] ?? String(value)
  }

  async fill(form: Locator, values: Values): Promise<void> {
    for (const [field, value] of Object.entries(values)) {
      const numbers = await this.numbersOf(form, field, value)
      if (numbers !== null) {
        for (const [at, number] of String(value).split(',').entries()) await numbers.nth(at).fill(number)
        continue
      }
      const control = this.control(form, field)
      if (typeof value === 'boolean') await control.setChecked(value)
      else {
        const written = this.written(field, value)
        // a field that already has this value opens no list
        if ((await control.inputValue()) === written) continue
        await control.fill(written)
        if ((await control.getAttribute('role')) === 'combobox') await this.page.getByRole('option', { name: written, exact: true }).click()
      }
    }
  }

  /** Expects these values in the form, except fields of new rows only. */
  async expectValues(form: Locator, values: Values): Promise<void> {
    for (const [field, value] of Object.entries(values)) {
      const numbers = await this.numbersOf(form, field, value)
      if (numbers !== null) {
        for (const [at, number] of String(value).split(',').entries()) await expect(numbers.nth(at)).toHaveValue(number)
        continue
      }
      const control = this.control(form, field)
      if ((await control.count()) === 0) continue
      if (typeof value === 'boolean') await expect(control).toBeChecked({ checked: value })
      else await expect(control).toHaveValue(this.written(field, value))
    }
  }

  async save(form: Locator): Promise<void> {
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(this.page.getByText('保存成功').first()).toBeVisible()
  }

  async filter(field: string, value: string): Promise<void> {
    await this.page.getByRole('search').getByRole('searchbox', { name: this.label(field) }).fill(value)
    await expect(this.page).toHaveURL((url) => url.searchParams.get(field) === value)
    await this.expectLoaded()
  }

  /** Exports the filtered rows as CSV; resolves with its lines, the titles first. */
  async exportLines(): Promise<string[]> {
    const download = this.page.waitForEvent('download')
    await this.page.getByRole('group', { name: '导出' }).getByRole('button', { name: '导出' }).click()
    await this.page.getByRole('menuitem', { name: /CSV/ }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    return text.split(/\r?\n/).filter((line) => line !== '')
  }

  async remove(row: Locator): Promise<void> {
    await this.act(row, '删除')
    const title = `删除${this.screen.words.zhCN.one}`
    const question = this.page.getByRole('alertdialog', { name: title })
    // a list that needs a reason asks for it in a form
    const form = this.page.getByRole('dialog', { name: title }).filter({ has: this.page.getByRole('textbox') })
    await expect(question.or(form)).toBeVisible()
    if (await form.isVisible()) await form.getByRole('textbox').fill('端到端测试')
    await question.or(form).getByRole('button', { name: '删除' }).click()
    await expect(this.page.getByText('删除成功')).toBeVisible()
  }
}
