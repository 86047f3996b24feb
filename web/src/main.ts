import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { browserLanguage, loadLanguage } from './i18n.svelte'
import { identify } from './person.svelte'
import { settings } from './settings.svelte'

await loadLanguage(settings.language ?? browserLanguage())
// A page about a table needs to know who is looking; without a server, the page says so itself.
await identify().catch(() => null)
const target = document.getElementById('app')
if (target) mount(App, { target })
