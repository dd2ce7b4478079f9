import { Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface MessagePageProps {
  /** the status code above the title, e.g. 404 */
  code: string
  title: string
  children: ReactNode
  actions: ReactNode
}

/** A page with one message inside the shell, for 401 and 404. */
export function MessagePage({ code, title, children, actions }: MessagePageProps) {
  return (
    <Flex direction="column" align="center" justify="center" minH="70vh" px="6" textAlign="center">
      <Text aria-hidden="true" fontSize="56px" lineHeight="1" fontWeight="300" color="fg.subtle" textStyle="num">{code}</Text>
      <Heading as="h1" size="xl" mt="5" mb="2">{title}</Heading>
      <Text maxW="520px" color="fg.muted" textWrap="balance">{children}</Text>
      <Flex gap="3" mt="6" wrap="wrap" justify="center">{actions}</Flex>
    </Flex>
  )
}
