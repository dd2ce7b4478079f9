import type { SessionUser } from '@smart-fire/api-client'
import { Box, Flex, Text } from '@chakra-ui/react'
import { CircleUserRound } from 'lucide-react'

/** The visible text of the button in one line: the accessible name must start with it (WCAG 2.5.3). */
export function shownNameOf(user: SessionUser): string {
  return `${nameOf(user)} ${companyOf(user)}`.trim()
}

function nameOf({ name, username }: SessionUser): string {
  return name || username
}

function companyOf({ site, groupName }: SessionUser): string {
  return [site, groupName].filter(Boolean).join(' · ')
}

/** The name of the signed-in user, the site and the role. */
export function UserName({ user }: { user: SessionUser }) {
  const company = companyOf(user)
  return (
    <Flex align="center" gap="2" textAlign="start">
      <CircleUserRound size={20} aria-hidden />
      <Box className="user-name" maxW={{ base: '20', xl: '56' }} minW="0">
        <Text fontSize="sm" lineHeight="1.2" truncate>{nameOf(user)}</Text>
        {' '}
        {company && <Text fontSize="xs" lineHeight="1.3" color="fg.subtle" truncate>{company}</Text>}
      </Box>
    </Flex>
  )
}
