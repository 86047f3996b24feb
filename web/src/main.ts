import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/asides.css'
import './styles/club.css'
import './styles/entrance.css'
import App from './App.svelte'
import { browserLanguage, loadLanguage } from './i18n.svelte'
import { identify } from './person.svelte'
import { renewStale } from './renewal'
import { settings } from './settings.svelte'

const PATIENCE = 3000

window.addEventListener('vite:preloadError', renewStale)

await loadLanguage(settings.language ?? browserLanguage())
// A page about a table needs to know who is looking; without a server, the page says so itself.
await Promise.race([identify().catch(() => null), new Promise((goOn) => setTimeout(goOn, PATIENCE))])
const target = document.getElementById('app')
if (target) mount(App, { target })
