import { version } from '../../package.json'

/** The class of our two roots, the one in the page and the one for overlays: for style sheets of hosts. No rule of ours names it. */
export const ROOT_CLASS = 'fsc-root'

/**
 * The class that our rules begin with. It holds the version, so that the rules of two versions on one page, for instance in two
 * sub-applications, do not apply to each other's elements.
 */
export const RULES_CLASS = `${ROOT_CLASS}-${version.replaceAll(/[^\w]/g, '-')}`

export const ROOT_CLASSES = `${ROOT_CLASS} ${RULES_CLASS}`

/** Of the style cache, by version as well. A key of emotion has no digits. */
export const CACHE_KEY = `fsc-${version.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit))).replaceAll(/[^a-z]/g, '-')}`
