import { NO_VALUE, TextField } from '@smart-fire/ui'
import { Box, Grid, Heading, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { en, zhCN } from '../building-detail.messages'
import type { BuildingFacts } from '../building-detail.machine'
import { type BuildingField, type BuildingGroup, buildingGroups } from '../building-groups'

/** All groups, one below the other; every field is disabled, because the dialog is read-only (spec 2 §2.5). */
export function BuildingFields({ facts }: { facts: BuildingFacts }) {
  const words = useMessages({ zhCN, en })
  return (
    <Stack gap="6">
      {buildingGroups(facts, words).map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Stack>
  )
}

function Group({ group: { id, fields } }: { group: BuildingGroup }) {
  const words = useMessages({ zhCN, en })
  return (
    <Box as="section" aria-label={words.groups[id]}>
      <Heading as="h3" size="sm" mb="3">
        {words.groups[id]}
      </Heading>
      <Grid templateColumns="repeat(auto-fill, minmax(220px, 1fr))" gap="3">
        {fields.map((field) => (
          <Box key={field.id} {...(field.wide ? { gridColumn: '1 / -1' } : {})}>
            <Field field={field} />
          </Box>
        ))}
      </Grid>
    </Box>
  )
}

function Field({ field: { id, text, maxLength, unit } }: { field: BuildingField }) {
  const words = useMessages({ zhCN, en })
  return (
    <TextField
      label={words.fields[id]}
      name={id}
      value={text}
      placeholder={NO_VALUE}
      onChange={ignore}
      disabled
      {...(maxLength === undefined ? {} : { maxLength })}
      endSlot={
        unit === undefined ? undefined : (
          <Text as="span" color="fg.muted" pe="2" whiteSpace="nowrap">
            {unit}
          </Text>
        )
      }
    />
  )
}

const ignore = () => undefined
