import { Flex, Text } from '@chakra-ui/react'
import { CircleSlash2 } from 'lucide-react'

/** A call that this platform does not have. It is neither empty nor failed: there is nothing to wait for and nothing to retry. */
export function NotOffered({ children }: { children: string }) {
  return (
    <Flex data-kind="notOffered" align="center" justify="center" gap="2" minHeight="16" px="4" py="3" color="fg.muted" borderWidth="1px" borderStyle="dashed" borderColor="border.default" borderRadius="md">
      <CircleSlash2 aria-hidden="true" size={16} strokeWidth={1.5} />
      <Text textStyle="sm">{children}</Text>
    </Flex>
  )
}
