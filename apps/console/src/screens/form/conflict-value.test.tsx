import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { loaded } from '../fields/choices'
import * as field from '../fields/form-fields'
import { ConflictValue } from './conflict-value'

const { draw } = aMockPlatform()
const words = { title: '用户', one: '用户', fields: { groupId: '角色', areas: '区域', name: '姓名' } }
const roles = loaded(async () => [{ value: 'r1', label: '值班员' }, { value: 'r2', label: '维保员' }])
const areas = async () => [{ id: '33', label: '浙江省', children: [{ id: '3301', label: '杭州市' }] }]

it('names the loaded choices and the nodes of a tree instead of their ids', async () => {
  draw(
    <ul>
      <li><ConflictValue field={field.choice('groupId', roles)} name="groupId" value="r2" values={{}} words={words} /></li>
      <li><ConflictValue field={field.members('groupId', roles)} name="groupId" value={['r1', 'r9']} values={{}} words={words} /></li>
      <li><ConflictValue field={field.tree('areas', { load: areas, several: true })} name="areas" value={['3301']} values={{}} words={words} /></li>
      <li><ConflictValue field={field.text('name')} name="name" value="周海燕" values={{}} words={words} /></li>
    </ul>,
  )
  await screen.findByText('维保员')
  await screen.findByText('值班员 / r9')
  await screen.findByText('杭州市')
  expect(screen.getByText('周海燕')).toBeTruthy()
})
