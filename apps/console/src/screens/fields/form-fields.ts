import type { ApiClient } from '@smart-fire/api-client'
import type { TreeNode } from '@smart-fire/ui'
import type { ComponentType, ReactNode } from 'react'
import type { GivenValues } from '../given-values'
import type { Choices, LoadedChoices } from './choices'

interface FieldOptions {
  /** shown in one of the two forms only: a password when adding, a state when editing */
  only?: 'add' | 'edit'
  /** a key that cannot change once the row exists: shown, not editable */
  fixed?: boolean
  /** the heading it stands under, a key of `words.sections` */
  section?: string
  /** marked as required although the schema lets it be empty: the server demands it as long as the other fields show it */
  demanded?: boolean
  /** takes the whole width of the form */
  wide?: boolean
  /** a part of the screen's own beside the control, given its value: a button that plays the chosen tone */
  aside?: ComponentType<{ value: unknown }>
  /** shown only while the other fields say so; what is hidden is sent as empty */
  when?: (values: Readonly<Record<string, unknown>>) => boolean
}

/** Where a picture and its size come from, for a point on it. */
export interface PlanPicture {
  url: string
  width: number
  height: number
}

/** What lies behind an area that is drawn: a picture with its width by height, and which one it is or why there is none. */
export interface PictureBehind {
  picture?: ReactNode
  ratio?: number
  note?: ReactNode
}

/** The props of the part of a screen that knows the picture behind an area; it draws its child with it. */
export interface PictureBehindProps {
  given: GivenValues
  children: (behind: PictureBehind) => ReactNode
}

type Kind =
  | { kind: 'text'; inputMode?: 'tel' | 'email' | 'url' }
  | { kind: 'textArea' }
  | { kind: 'password' }
  /** `scale`: how many of the unit that the wire has make one that is typed, 60 for seconds typed as minutes; such a field is not imported */
  | { kind: 'number'; scale?: number }
  | { kind: 'switch' }
  | { kind: 'choice'; choices: Choices; several?: boolean }
  | {
      kind: 'tree'
      /** `by` names the fields, or parts of the row, that decide the nodes and are `given` */
      load: (client: ApiClient, signal: AbortSignal, given: GivenValues) => Promise<readonly TreeNode[]>
      by?: readonly string[]
      several?: boolean
      /** the tree is always visible and every ticked node is in the value, branches too: what the whole form is about */
      open?: boolean
    }
  /** several of a long list, with those that can be added beside those that are in */
  | { kind: 'members'; choices: LoadedChoices }
  | { kind: 'date' }
  | { kind: 'dateRange' }
  | { kind: 'color'; swatches?: readonly string[] }
  /** the value is what `upload` gives for the sent file: an address, an id */
  | {
      kind: 'file'
      accept: string
      mostBytes: number
      upload: (client: ApiClient, file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<string>
    }
  /** `{ lng, lat }`, picked on the map */
  | { kind: 'mapPosition' }
  /** `{ x, y }` in pixels of the picture */
  /** null: there is no picture; `by` names the fields, or parts of the row, that decide which one it is */
  | { kind: 'planPosition'; picture: (given: GivenValues, client: ApiClient, signal: AbortSignal) => Promise<PlanPicture | null>; by?: readonly string[] }
  /** the text `left,top,width,height` in whole per cent of a picture, drawn on it or typed; null for all of it. `by` names the fields, or parts of the row, that are `given` to the part that has the picture */
  | { kind: 'pictureArea'; behind: ComponentType<PictureBehindProps>; by?: readonly string[] }
  | { kind: 'rows'; fields: readonly FormField[]; least?: number; most?: number }

/** One field of a declared form. Its label, hint and choices stand in the screen's words under its name. */
export type FormField<Name extends string = string> = { name: Name } & FieldOptions & Kind

function maker<K extends Kind['kind']>(kind: K) {
  type Rest = Omit<Extract<Kind, { kind: K }>, 'kind'> & FieldOptions
  return <Name extends string>(name: Name, options: Rest): FormField<Name> => ({ name, kind, ...options }) as FormField<Name>
}

type Optional<K extends Kind['kind']> = Partial<Omit<Extract<Kind, { kind: K }>, 'kind'>> & FieldOptions

export const text = <Name extends string>(name: Name, options: Optional<'text'> = {}) => maker('text')(name, options)
export const textArea = <Name extends string>(name: Name, options: FieldOptions = {}) => maker('textArea')(name, { wide: true, ...options })
export const password = <Name extends string>(name: Name, options: FieldOptions = {}) => maker('password')(name, options)
export const number = <Name extends string>(name: Name, options: Optional<'number'> = {}) => maker('number')(name, options)
export const toggle = <Name extends string>(name: Name, options: FieldOptions = {}) => maker('switch')(name, options)
export const choice = <Name extends string>(name: Name, choices: Choices, options: Omit<Optional<'choice'>, 'choices'> = {}) => maker('choice')(name, { choices, ...options })
export const tree = maker('tree')
export const members = <Name extends string>(name: Name, choices: LoadedChoices, options: FieldOptions = {}) => maker('members')(name, { wide: true, choices, ...options })
export const date = <Name extends string>(name: Name, options: FieldOptions = {}) => maker('date')(name, options)
export const dateRange = <Name extends string>(name: Name, options: FieldOptions = {}) => maker('dateRange')(name, options)
export const color = <Name extends string>(name: Name, options: Optional<'color'> = {}) => maker('color')(name, options)
export const file = maker('file')
export const mapPosition = <Name extends string>(name: Name, options: FieldOptions = {}) => maker('mapPosition')(name, { wide: true, ...options })
export const planPosition = maker('planPosition')
export const pictureArea = <Name extends string>(name: Name, options: Omit<Extract<Kind, { kind: 'pictureArea' }>, 'kind'> & FieldOptions) => maker('pictureArea')(name, { wide: true, ...options })
export const rows = maker('rows')
