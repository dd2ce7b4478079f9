import { Box, Flex } from '@chakra-ui/react'
import type { ListedRecord } from '@smart-fire/api-client/records'
import { choiceName, type ScreenWords } from '../../../screens'

/** What the camera saw, the part of a card that is recognised at once; in words where no picture came. */
export function pictureCell(record: ListedRecord, words: ScreenWords) {
  return (
    <Box aspectRatio="16 / 9" bg="bg.sunken" overflow="hidden">
      {record.pictureUrl === null
        ? <Flex height="full" align="center" justify="center" fontSize="sm" color="fg.muted">{pictureText(record, words)}</Flex>
        : <img src={record.pictureUrl} alt={pictureText(record, words)} loading="lazy" style={{ width: '100%', height: '100%', objectFit: 'cover' }} />}
    </Box>
  )
}

export const pictureText = ({ pictureUrl }: ListedRecord, words: ScreenWords): string => choiceName(words, 'picture', pictureUrl === null ? 'none' : 'sent')
