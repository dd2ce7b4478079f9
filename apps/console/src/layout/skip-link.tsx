import { chakra } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import * as catalogue from './layout.messages'

/** The first Tab stop: a link that skips the menu and focuses the main content. */
export function SkipLink() {
  const messages = useMessages(catalogue)
  return (
    <chakra.a
      href="#main" position="absolute" top="2" insetInlineStart="2" zIndex="1" px="4" py="2" rounded="md" bg="bg.raised"
      color="accent.fg" transform="translateY(-64px)" _focus={{ transform: 'none', shadow: 'overlay' }}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {messages.skip}
    </chakra.a>
  )
}
