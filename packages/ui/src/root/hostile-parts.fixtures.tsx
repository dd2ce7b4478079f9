import { Button } from '../components/button/button'
import { CheckboxField, ColorField, ComboField, DateRangeField, FileField, FormLayout, FormSection, MultiComboField, MultiTreeField, NumberField, RadioField, RepeatedRows, SwitchField, TextArea, TransferField, TreeField } from '../form'
import { BulkBar, FilterBar, KeyHint, ProgressBar, SplitPane, StatTile, Steps, Timeline } from '../screen'

const nothing = () => {}
const OPTIONS = [{ value: '1', label: '王建国', hint: '一队' }, { value: '2', label: '李秀英' }]
const NODES = [{ id: 'a', label: '总部', children: [{ id: 'b', label: '一队' }] }]
const FILE = { id: '1', name: '平面图.svg', bytes: 1000, state: 'failed' as const }

/** The components of the entries `form` and `screen`, whose styles are added later than those of the root. */
export function FormAndScreenParts() {
  return (
    <section data-ours="" style={{ width: 960 }}>
      <FilterBar label="筛选" onReset={nothing} items={[{ id: '1', isSet: true, field: <ComboField label="建筑" options={OPTIONS} value="1" onChange={nothing} /> }]} end={<Button size="sm">新增</Button>} />
      <FormLayout label="用户" onSubmit={nothing} onCancel={nothing} columns={2} problems={[{ field: null, label: '备注', message: '太长' }]}>
        <FormSection title="基本信息" description="登录时使用">
          <TextArea label="备注" maxLength={20} value="东侧走道" onChange={nothing} />
          <NumberField label="压力" unit="MPa" value="x" onChange={nothing} />
          <SwitchField label="启用" checked onChange={nothing} /><CheckboxField label="通知" checked={false} onChange={nothing} />
          <RadioField label="周期" value="1" onChange={nothing} options={OPTIONS} />
          <MultiComboField label="成员" options={OPTIONS} value={['1']} onChange={nothing} />
          <TreeField label="部门" nodes={NODES} value="b" onChange={nothing} /><MultiTreeField label="范围" nodes={NODES} value={['b']} onChange={nothing} />
          <DateRangeField label="时间" value={{ from: '', to: '' }} onChange={nothing} shortcuts={[{ label: '今天', from: '2026-11-20', to: '2026-11-20' }]} />
          <ColorField label="颜色" value="#F2A51F" onChange={nothing} swatches={['#C62828']} />
          <FileField label="附件" accept=".pdf" files={[FILE]} onAdd={nothing} onRemove={nothing} onRetry={nothing} />
          <TransferField label="角色成员" options={OPTIONS} value={['1']} onChange={nothing} />
          <RepeatedRows label="出水口" rows={['65']} rowKey={(row) => row} rowName={(row) => row} renderRow={(row) => row} onAdd={nothing} onRemove={nothing} onMove={nothing} />
        </FormSection>
      </FormLayout>
      <BulkBar count={2} onClear={nothing}><Button size="sm">删除</Button></BulkBar>
      <div style={{ height: 120 }}><SplitPane startTitle="区域" start={() => '总部'}>内容</SplitPane></div>
      <StatTile label="火警" value={12} unit="次" change={{ direction: 'up', text: '+3', label: '较上月', tone: 'alarm' }} />
      <Timeline label="记录" items={[{ id: '1', time: '14:32:08', title: '首次报警', text: '3F', tone: 'alarm' }, { id: '2', time: '14:30:00', title: '恢复' }]} />
      <Steps label="步骤" current="2" steps={[{ id: '1', label: '选择' }, { id: '2', label: '核对' }]} /><ProgressBar label="导入" value={0.4} text="4 / 10" /><KeyHint keys={['Ctrl', 'S']} />
    </section>
  )
}
