import type { Permission } from '@smart-fire/api-client'
import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { RightsContext, rightsOf } from '../screens/rights/rights'
import { StoryWorld } from './story-world'

interface ScreenStageProps {
  globals: Record<string, unknown>
  /** the query of the address, e.g. `?page=2` */
  search?: string
  /** the id at the end of the address of a detail screen */
  id?: string
  elements?: readonly Permission[]
  children: ReactNode
}

/** Renders a declared screen as in the console: with provider, address and rights, at the height of a window. */
export function ScreenStage({ globals, search = '', id = '', elements = [], children }: ScreenStageProps) {
  return (
    <StoryWorld globals={globals}>
      <MemoryRouter initialEntries={[`/screen/${id}${search}`]}>
        <RightsContext.Provider value={rightsOf(elements)}>
          <Box height="calc(100vh - 48px)" bg="bg.canvas" color="fg.default">
            <Routes><Route path="/screen/:id?" element={children} /></Routes>
          </Box>
        </RightsContext.Provider>
      </MemoryRouter>
    </StoryWorld>
  )
}
