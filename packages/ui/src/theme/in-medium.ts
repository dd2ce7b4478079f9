import type { GlobalStyleObject } from '@chakra-ui/react'

/** Rules for one medium, e.g. `print`. They stand below `@media`, so that they do not replace the rules of the same selectors outside. */
export function inMedium(media: string, rules: GlobalStyleObject): GlobalStyleObject {
  return { [`@media ${media}`]: rules }
}
