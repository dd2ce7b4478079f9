import ElementPlus from 'element-plus'
import 'element-plus/dist/index.css'
import 'element-plus/theme-chalk/dark/css-vars.css'

export const isDark = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.classList.toggle('dark', isDark)

/** The portal's own page, of components of Element Plus. */
export const PortalPage = {
  template: `
    <el-menu mode="horizontal" :ellipsis="false" default-active="1"><el-menu-item index="1">首页</el-menu-item></el-menu>
    <el-alert type="warning" title="请核对名单" show-icon />
    <el-card><template #header>公告</template><p>今晚八点停水</p><el-tag>在线</el-tag></el-card>
    <el-form inline>
      <el-form-item label="名称"><el-input placeholder="请输入" /></el-form-item>
      <el-form-item label="人数"><el-input-number :model-value="3" /></el-form-item>
      <el-switch :model-value="true" /><el-checkbox :model-value="true">已读</el-checkbox>
      <el-button type="primary">刷新</el-button>
    </el-form>
    <el-descriptions border><el-descriptions-item label="楼栋">一号楼</el-descriptions-item></el-descriptions>
    <el-progress :percentage="50" /><el-pagination :total="50" layout="prev, pager, next" />
  `,
}

export { ElementPlus }
