'use client'
import { createContext, useContext } from 'react'
import { en } from './en.messages'
import { zhCN, type UiMessages } from './zh-cn.messages'

/** The supported languages. */
export type UiLocale = 'zh-CN' | 'en'

/** The current language and the messages of the components in it. */
export interface UiLocaleValue {
  locale: UiLocale
  messages: UiMessages
}

export const UI_LOCALES: Record<UiLocale, UiLocaleValue> = {
  'zh-CN': { locale: 'zh-CN', messages: zhCN },
  en: { locale: 'en', messages: en },
}

export const UiLocaleContext = createContext<UiLocaleValue>(UI_LOCALES['zh-CN'])

/** The language of the nearest `UiRoot`; Chinese outside of one. */
export function useUiLocale(): UiLocaleValue {
  return useContext(UiLocaleContext)
}
