import type { Permission } from '@smart-fire/api-client'
import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { RightsContext, rightsOf } from '../screens/rights/rights'
import { StoryWorld } from './story-world'

interface ScreenStageProps {
  globals: Record<string, unknown>
  /** what stands in the address behind the path, e.g. `?page=2` */
  search?: string
  /** what stands behind the path of a screen that is about one thing */
  id?: string
  elements?: readonly Permission[]
  children: ReactNode
}

/** What stands around a declared screen in the console: provider, address and rights, at the height of a window. */
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
