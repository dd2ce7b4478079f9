import { tabsScreen } from '../../../screens'
import * as words from './dictionary.messages'
import { entries } from './entries'
import { types } from './types'

/** Codes with their names: those that the platform uses, and a site's own (screens.md dictionary; the specification names no route for it, ADR 35). */
export default tabsScreen({ key: 'adminSys/dictionary', words, tabs: { types, entries } })
