import { useRef, type KeyboardEvent } from 'react'

/** Arrow keys, Home and End between cards that wrap: up and down go to the card in the same column. */
export function useCardKeys() {
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const cards = [...(list.current?.children ?? [])].filter((card) => card instanceof HTMLElement)
    const from = cards.findIndex((card) => card.contains(document.activeElement))
    const to = from < 0 ? null : targetOf(event.key, from, cards.length, columnsOf(cards))
    const button = to === null ? null : cards[to]?.querySelector<HTMLElement>('[data-card-button]')
    if (!button) return
    event.preventDefault()
    button.focus()
  }
  return { list, onKeyDown }
}

/** The index that a key leads to; null when it leads nowhere. */
export function targetOf(key: string, from: number, count: number, columns: number): number | null {
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, ArrowDown: from + columns, ArrowUp: from - columns, Home: 0, End: count - 1 }[key]
  return to === undefined || to < 0 || to >= count ? null : to
}

/** How many cards stand in the first line. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const next = cards.findIndex(({ offsetTop }) => offsetTop !== cards[0]?.offsetTop)
  return next < 0 ? cards.length : next
}
