import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '菜单管理',
  one: '菜单',
  tree: '目录',
  fields: {
    title: '名称', kind: '类型', code: '编码', path: '页面地址', icon: '图标', order: '排序号', state: '导航', system: '监测系统', elements: '按钮', roles: '授权角色', updatedAt: '更新时间',
  },
  hints: {
    title: '在导航和面包屑中显示；用户下次登录或刷新页面后生效', code: '权限、页面地址和程序都按编码判断，不能修改', icon: '目录在导航中显示图标', order: '同一目录下按此数字从小到大排列',
  },
  choices: {
    kind: { directory: '目录', menu: '页面' },
    state: { shown: '显示', hidden: '已隐藏' },
    icon: {
      gailan: '仪表盘', dianqihuozai: '闪电', huozaibaojing: '警报灯', xiaofangshuan: '水滴', qitimiehuo: '插头', zhuji: '主机', xunjian: '检查单', keranqiti: '气流', fanghuomen: '门', yingjideng: '灯泡',
      jiankong: '摄像机', xitongshezhi: '齿轮', erjicaidan: '圆点',
    },
  },
  acts: { detail: '按钮与角色', hide: '隐藏', show: '恢复显示' },
  questions: {
    hide: (row: string) => `确定从导航中隐藏“${row}”？包括您自己在内，所有用户下次登录或刷新页面后都不再看到它。角色的权限、报警的接收和推送都不受影响。`,
    show: (row: string) => `确定在导航中恢复显示“${row}”？有权限的用户下次登录或刷新页面后可以看到它。`,
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Menus',
  one: 'menu',
  tree: 'Directories',
  fields: {
    title: 'Title', kind: 'Kind', code: 'Code', path: 'Address', icon: 'Icon', order: 'Order', state: 'Navigation', system: 'System', elements: 'Buttons', roles: 'Roles with it', updatedAt: 'Updated',
  },
  hints: {
    title: 'Shown in the navigation; users see it after the next sign-in or reload', code: 'Rights, addresses and the program go by the code: it cannot be changed', icon: 'The navigation shows the icons of directories',
    order: 'Menus of one directory are in the order of this number',
  },
  choices: {
    kind: { directory: 'Directory', menu: 'Screen' },
    state: { shown: 'Shown', hidden: 'Hidden' },
    icon: {
      gailan: 'Dashboard', dianqihuozai: 'Lightning', huozaibaojing: 'Siren', xiaofangshuan: 'Drops', qitimiehuo: 'Plug', zhuji: 'Server', xunjian: 'Checklist', keranqiti: 'Wind', fanghuomen: 'Door', yingjideng: 'Bulb',
      jiankong: 'Camera', xitongshezhi: 'Gear', erjicaidan: 'Dot',
    },
  },
  acts: { detail: 'Buttons and roles', hide: 'Hide', show: 'Show again' },
  questions: {
    hide: (row) => `Hide "${row}" from the navigation? All users, you among them, no longer see it after their next sign-in or reload. Rights, alarms and pushes stay as they are.`,
    show: (row) => `Show "${row}" in the navigation again? Users with the right see it after their next sign-in or reload.`,
  },
}
