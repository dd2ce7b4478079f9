import type { SVGProps } from 'react'

/** What makes a group of a drawing a button: a drawing has none of its own. */
export function asButton(name: string, press: () => void): SVGProps<SVGGElement> {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': name,
    onClick: press,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault() // the space bar scrolls the page otherwise
      press()
    },
  }
}
