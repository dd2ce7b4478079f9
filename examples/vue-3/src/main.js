import { defineElements } from '@smart-fire/dialogs/elements'
import { createApp, ref } from 'vue'

defineElements()

const portal = createApp({
  template: `
    <main>
      <h1>园区门户</h1>
      <button @click="open = true">未处理警情</button>
    </main>
    <fs-exception-list :getToken="getToken" :open="open" @fs-close="open = false"></fs-exception-list>
  `,
  setup: () => ({ open: ref(false), getToken: () => sessionStorage.getItem('portal-token') }),
})
portal.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('fs-')
portal.mount('#portal')
