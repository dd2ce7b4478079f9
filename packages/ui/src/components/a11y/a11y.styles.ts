import type { GlobalStyleObject } from '@chakra-ui/react'

export const a11yStyles: GlobalStyleObject = {
  '.fs-hidden': {
    position: 'absolute', width: '1px', height: '1px', margin: '-1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap',
  },
}
