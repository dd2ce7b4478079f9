import rows from './element-catalogue.json'

interface CatalogueElement {
  /** `<section>/<screen>:btn_<act>` */
  code: string
  name: string
  method: string
  uri: string
}

/** What can be pressed on the screens. The rights table names these codes for the calls that write. */
export const ELEMENT_CATALOGUE: readonly CatalogueElement[] = rows
