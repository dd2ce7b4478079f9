import { defineElements } from '@smart-fire/dialogs/elements'
import { createApp, ref } from 'vue'
import { ElementPlus, isDark, PortalPage } from './page'

defineElements()

const portal = createApp({
  components: { PortalPage },
  template: `
    <main>
      <h1>园区门户</h1>
      <button @click="open = true">未处理警情</button>
      <portal-page />
    </main>
    <fs-exception-list :getToken="getToken" :theme="theme" :open="open" @fs-close="open = false"></fs-exception-list>
  `,
  setup: () => ({ open: ref(false), theme: isDark ? 'dark' : 'light', getToken: () => sessionStorage.getItem('portal-token') }),
})
portal.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('fs-')
portal.use(ElementPlus).mount('#portal')
