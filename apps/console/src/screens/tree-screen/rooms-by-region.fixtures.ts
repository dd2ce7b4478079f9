import type { TreeNode } from '@smart-fire/ui'
import { dutyRooms } from '../list-screen/duty-rooms.fixtures'
import { listScreen } from '../list-screen/list-screen'
import type { TreeDeclaration } from './tree-declaration'

/** Areas and buildings at the left, their duty rooms at the right: for the stories and the docs of the kind. */
export const areas: readonly TreeNode[] = [
  { id: 'east', label: '东区', children: [{ id: 'b1', label: '星河大厦' }, { id: 'b3', label: '滨江医院' }] },
  { id: 'west', label: '西区', children: [{ id: 'b2', label: '锦绣商业广场' }] },
]

export const roomsByRegion: TreeDeclaration = {
  key: 'adminSys/roomsByRegion',
  words: {
    zhCN: { title: '片区值班室', one: '值班室', tree: '片区与建筑', fields: {} },
    en: { title: 'Duty rooms by area', one: 'duty room', tree: 'Areas and buildings', fields: {} },
  },
  load: async () => areas,
  scopeOf: ([area, building]) => ({ ...(area ? { area: area.id } : {}), ...(building ? { name: building.label } : {}) }),
  content: listScreen(dutyRooms),
}
