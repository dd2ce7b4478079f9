/** The texts of a declared screen, in one language. `fields` names each field once, for column, filter and form. */
export interface ScreenWords {
  title: string
  /** what one row is called: 厂商, manufacturer */
  one: string
  fields: Readonly<Record<string, string>>
  /** the help below a field of the form */
  hints?: Readonly<Record<string, string>>
  /** the unit of a number, by field, figure or chart: 层, mm */
  units?: Readonly<Record<string, string>>
  /** the values of a code list, by field */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** headings of the form's sections, tabs of a detail, charts of statistics */
  sections?: Readonly<Record<string, string>>
  /** the name of the tree at the left: 区域与建筑 */
  tree?: string
  /** the screen's own acts: name, and the question before one that needs a confirmation */
  acts?: Readonly<Record<string, string>>
  questions?: Readonly<Record<string, (row: string) => string>>
  /** what stands between several states or names in one text */
  between?: string
}

/** The words of a screen in both languages; English is typed by Chinese, so a missing line does not compile. */
export interface ScreenCatalogue {
  zhCN: ScreenWords
  en: ScreenWords
}

/** The name of a field; its code where the catalogue lacks it, which `screen-contract` refuses. */
export function fieldName(words: ScreenWords, field: string): string {
  return words.fields[field] ?? field
}

/** The name of a value of a code list; the value itself when it is not in the list. */
export function choiceName(words: ScreenWords, field: string, value: string): string {
  return words.choices?.[field]?.[value] ?? value
}
