import { Image, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { WarningBar } from '@smart-fire/ui'
import * as catalogue from './panels.messages'

/** The photos of a check or a repair, each opened in full by a click; of those that could not be read it says how many are missing. */
export function Photos({ urls, unread }: { urls: readonly string[]; unread: number }) {
  const words = useMessages(catalogue)
  if (unread > 0) return <Stack gap="3"><WarningBar>{words.photosNotListed(unread)}</WarningBar>{urls.length === 0 ? null : <Photos urls={urls} unread={0} />}</Stack>
  if (urls.length === 0) return <Text color="fg.muted">{words.noPhotos}</Text>
  return (
    <SimpleGrid columns={{ base: 2, md: 3 }} gap="3">
      {urls.map((url, at) => (
        <a key={url} href={url} target="_blank" rel="noreferrer"><Image src={url} alt={words.photo(at + 1)} width="full" height="160px" objectFit="cover" borderRadius="md" borderWidth="1px" borderColor="border.default" /></a>
      ))}
    </SimpleGrid>
  )
}
