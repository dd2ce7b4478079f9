import type { ElementValues } from './attribute-values'
import type { ElementName } from './element-table'
import type { ElementEventDetails, ElementEventName, ElementOptions } from './element.types'

interface SeatOf<Name extends ElementName> {
  /** the same as long as the element is on the page */
  key: string
  name: Name
  values: ElementValues<Name>
  options: ElementOptions
  nonce: string | undefined
  shadowRoot: ShadowRoot
  /** inside its shadow root: for what stands where the element is */
  mount: HTMLElement
  dispatch: <Type extends ElementEventName>(type: Type, detail: ElementEventDetails[Type]) => void
  /** the operator has closed the dialog */
  close: () => void
}

/** One element at a desk: what it shows now, and how it reports. */
export type Seat = { [Name in ElementName]: SeatOf<Name> }[ElementName]
export type SeatNamed<Name extends ElementName> = Extract<Seat, { name: Name }>
