export { client as default } from '../dales/client'
