/** Typed sample data of a declared screen: for its story, for `screen-contract`, and for the round that e2e drives. */
export interface ScreenSample<Row = unknown> {
  /** what the list shows; the first row is what forms begin with */
  rows: readonly Row[]
  /** what a user writes into the form, by the names of the fields; only for screens with a form that adds */
  round?: FormRound
}

export interface FormRound {
  /** a new row */
  add: Readonly<Record<string, string | boolean>>
  /** what is changed of it afterwards */
  edit: Readonly<Record<string, string | boolean>>
  /** the filter with which it is found, by its name; it is given the value that the row has in this field */
  find: string
}
