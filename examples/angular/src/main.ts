import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { defineElements } from '@smart-fire/dialogs/elements'

defineElements()

@Component({
  selector: 'portal-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>园区门户</h1>
      <button (click)="open.set(true)">未处理警情</button>
    </main>
    <fs-exception-list [getToken]="getToken" [open]="open()" (fs-close)="open.set(false)"></fs-exception-list>
  `,
})
class Portal {
  readonly open = signal(false)
  readonly getToken = () => sessionStorage.getItem('portal-token')
}

void bootstrapApplication(Portal, { providers: [provideZonelessChangeDetection()] })
