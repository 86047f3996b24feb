export { client as default } from '../client'
