import type { ApiClient } from '@smart-fire/api-client'
import type { ComponentType } from 'react'
import type { FormDeclaration } from '../form/form-declaration'

interface ActBase<Row> {
  /** its name in the screen's words: `acts.<name>` */
  name: string
  /** the element whose right it needs; without one every user of the screen may use it */
  element?: string
  /** rows on which it makes sense; all by default */
  when?: (row: Row) => boolean
}

/** Runs after a confirmation (`questions.<name>`), on one row or on all selected ones. */
export interface QuestionAct<Row> extends ActBase<Row> {
  opens: 'question'
  run: (client: ApiClient, row: Row, signal: AbortSignal) => Promise<void>
  danger?: boolean
  /** offered for the selected rows as well */
  bulk?: boolean
}

/** Opens a form of its own over a row, or over what belongs to it and is loaded with the form. */
export interface FormAct<Row, Input> extends ActBase<Row> {
  opens: 'form'
  form: FormDeclaration<Input, Row>
  /** what the form shows and `run` is given, where that is more than the row of the list */
  load?: (client: ApiClient, row: Row, signal: AbortSignal) => Promise<unknown>
  /** users without the element may open the form and read it */
  readable?: boolean
  /** offered for the selected rows as well: the form is filled in once */
  bulk?: boolean
  run: (client: ApiClient, row: Row, input: Input, signal: AbortSignal) => Promise<void>
}

/** Deletes a row with what its form has asked for. */
export type RemovalForm<Row> = Pick<FormAct<Row, never>, 'form' | 'run'>

export interface PanelProps<Row> {
  row: Row
  /** false: the row has left the page of the list, so `row` is how it was before and may have changed */
  isListed: boolean
  onClose: () => void
  /** something was written: the list is fetched again */
  onChanged: () => void
}

/** Opens a part of the screen's own beside the list: a detail, a published dialog. */
export interface PanelAct<Row> extends ActBase<Row> {
  opens: 'panel'
  load: () => Promise<ComponentType<PanelProps<Row>>>
}

// a list holds acts with inputs of different forms: the form hands on what its own schema has made
export type RowAct<Row> = QuestionAct<Row> | FormAct<Row, never> | PanelAct<Row>

export function question<Row>(act: Omit<QuestionAct<Row>, 'opens'>): QuestionAct<Row> {
  return { ...act, opens: 'question' }
}

export function panel<Row>(act: Omit<PanelAct<Row>, 'opens'>): PanelAct<Row> {
  return { ...act, opens: 'panel' }
}

/** A form act as a screen declares it; `Loaded` is what its form shows, by default the row of the list. */
type DeclaredFormAct<Row, Input, Loaded> = Omit<FormAct<Row, Input>, 'opens' | 'form' | 'load' | 'run'> &
  Pick<FormAct<Loaded, Input>, 'form' | 'run'> & { load?: (client: ApiClient, row: Row, signal: AbortSignal) => Promise<Loaded> }

export function formAct<Row, Input, Loaded = Row>(act: DeclaredFormAct<Row, Input, Loaded>): FormAct<Row, never> {
  return { ...act, opens: 'form' } as unknown as FormAct<Row, never>
}

export function removalForm<Row, Input>(removal: Pick<FormAct<Row, Input>, 'form' | 'run'>): RemovalForm<Row> {
  return removal as unknown as RemovalForm<Row>
}
