import { Alert, Button, Card, Checkbox, DatePicker, Descriptions, Form, Input, Menu, Pagination, Radio, Select, Space, Switch, Table, Tag, Typography } from 'antd'

const columns = [{ title: '楼栋', dataIndex: 'building' }, { title: '人数', dataIndex: 'people', sorter: true }]
const rows = [{ key: '1', building: '一号楼', people: 120 }, { key: '2', building: '二号楼', people: 80 }]

/** The portal's own page, of components of Ant Design. */
export function Page({ onAlarms }) {
  return (
    <main>
      <Menu mode="horizontal" disabledOverflow selectedKeys={['1']} items={[{ key: '1', label: '首页' }]} />
      <Typography.Title>园区门户</Typography.Title>
      <Space><Button type="primary" danger onClick={onAlarms}>未处理警情</Button><Button>刷新</Button><Tag color="blue">在线</Tag></Space>
      <Alert type="warning" title="请核对名单" showIcon />
      <Card title="公告"><Descriptions items={[{ key: '1', label: '停水', children: '今晚八点' }]} /></Card>
      <Form layout="inline">
        <Form.Item label="名称"><Input placeholder="请输入" /></Form.Item>
        <Form.Item label="楼栋"><Select aria-label="楼栋" defaultValue="1" options={[{ value: '1', label: '一号楼' }]} /></Form.Item>
        <Form.Item label="日期"><DatePicker placeholder="请选择" /></Form.Item>
        <Checkbox>已读</Checkbox><Radio>是</Radio><Switch aria-label="启用" />
      </Form>
      <Table columns={columns} dataSource={rows} pagination={false} />
      <Pagination total={50} />
    </main>
  )
}
