import type { SessionUser } from '@smart-fire/api-client'
import { Box, Flex, Text } from '@chakra-ui/react'
import { CircleUserRound } from 'lucide-react'

export function nameOf({ name, username }: SessionUser): string {
  return name || username
}

/** Who is signed in, and for which site. */
export function UserName({ user }: { user: SessionUser }) {
  const company = [user.site, user.groupName].filter(Boolean).join(' · ')
  return (
    <Flex align="center" gap="2" textAlign="start">
      <CircleUserRound size={20} aria-hidden />
      <Box maxW="44" minW="0">
        <Text fontSize="sm" lineHeight="1.2" truncate>{nameOf(user)}</Text>
        {company && <Text aria-hidden="true" fontSize="xs" lineHeight="1.3" color="fg.subtle" truncate>{company}</Text>}
      </Box>
    </Flex>
  )
}
