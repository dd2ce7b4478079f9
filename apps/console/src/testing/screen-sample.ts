import type { TreeNode } from '@smart-fire/ui'
import type { MapThing } from '../screens/map-screen/map-declaration'

/** Typed sample data of a declared screen, for its story, `screen-contract` and the e2e test of its form. */
export interface ScreenSample<Row = unknown> {
  /** the rows of the list; forms are opened with the first one */
  rows: readonly Row[]
  /** the scope in which a list of a page stands: whose rows they are, and what decides who may write them */
  scope?: Readonly<Record<string, unknown>>
  /** the tree at the left of a tree screen */
  tree?: readonly TreeNode[]
  /** the samples of the further tabs of a tabs screen, by name; its own rows are those of the first one */
  parts?: Readonly<Record<string, ScreenSample>>
  /** the samples of the lists in the tabs of its page, by name */
  page?: Readonly<Record<string, ScreenSample>>
  /** the things on the map of a map screen */
  things?: readonly MapThing[]
  /** the inputs of the e2e test that adds, edits, finds and deletes a row; only for screens whose form adds rows */
  round?: FormRound
  /** a whole input of the form, for a screen whose form has an e2e test of its own instead of a round; or what a round leaves out or names by its label: repeated rows, codes of a tree */
  input?: Readonly<Record<string, unknown>>
}

export interface FormRound {
  /** the input of a new row, by field name */
  add: Readonly<Record<string, string | number | boolean>>
  /** the changed fields of its edit */
  edit: Readonly<Record<string, string | number | boolean>>
  /** the name of the filter that finds the row by its value in the field of the same name */
  find: string
}
