import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Vendor } from '../browser/providers/vendor'
import { ofType, run } from '../support/engine'
import { flowStarters } from '../support/english-content'
import { orderFaults } from '../support/event-order'
import {
  bodyTo,
  expectSalesAlone,
  expectTwoDepartments,
  ran,
  startFlowVendor,
  vendorHost,
  wires,
} from '../support/flow-vendor'

const starter = (id: string) => flowStarters.find(each => each.id === id)!

describe.each(wires)('flows whose models speak the %s wire', wire => {
  let vendor: Vendor
  beforeAll(async () => {
    vendor = await startFlowVendor()
  })
  beforeEach(() => {
    vendor.requests.length = 0
  })
  afterAll(() => vendor.stop())

  /** Runs a starter with the page's adapters and their SDKs. */
  const play = (id: string, inputs: Record<string, string> = {}) =>
    run(starter(id).document, vendorHost(vendor, wire), { inputs })

  it('the router example: a model chooses at temperature 0, and only the chosen path runs', async () => {
    const events = await play('support-router', { customer: 'What does the blue bicycle cost?' })
    expectSalesAlone(events)
    expect(vendor.requests).toHaveLength(3)
    expect(bodyTo(vendor.requests, 'You stand at a fork')).toMatchObject({ temperature: 0, stream: true })
    expect(bodyTo(vendor.requests, 'You stand at a fork').tools).toBeUndefined()
    const [gauge] = ofType(events, 'tool-result')
    expect(gauge?.data).toMatchObject({ value: 8 })
    expect(ofType(events, 'response').at(-1)?.text).toBe('The blue bicycle costs 320 euros.')
    // The router's exchange is not passed on.
    expect(JSON.stringify(vendor.requests.at(-1)?.body)).not.toContain('You stand at a fork')
  })

  it('router nonsense is sent back once with the error, over the wire too', async () => {
    const events = await play('support-router', { customer: 'Mumble, mumble.' })
    expect(orderFaults(events)).toEqual([])
    expect(ran(events)).toEqual(['front-desk', 'support'])
    const said = ofType(events, 'request').filter(({ nodeId }) => nodeId === 'fork')[1]?.request.messages
    expect(said?.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
    expect(ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'fork')?.status).toBe('done')
  })

  it('the call center: departments are asked, ask their tool agents, and the facts come up', async () => {
    const events = await play('hotel-call-centre')
    expectTwoDepartments(events)
    expect(vendor.requests).toHaveLength(6)
    const toRooms = bodyTo(vendor.requests, 'You look after rooms')
    expect(JSON.stringify(toRooms.messages)).toContain('a free room with a view of the lake')
    expect(JSON.stringify(toRooms.messages)).not.toContain('breakfast')
    // A caller gets a response with reading instructions; what an agent fetched stays with the department that asked it.
    const told = vendor.requests.map(({ body }) => JSON.stringify(body)).filter(body => body.includes('_instruction'))
    expect(told.filter(body => body.includes('pricePerNight'))).toHaveLength(1)
    expect(told.at(-1)).not.toContain('pricePerNight')
  })

  it('a judge answers in JSON of a schema, and a rule goes by it', async () => {
    const events = await play('evaluate-and-improve')
    expect(orderFaults(events)).toEqual([])
    expect(ran(events)).toEqual(['first-draft', 'improve'])
    const body = bodyTo(vendor.requests, 'You are a fair judge')
    const format = wire === 'openai' ? body.response_format : (body.output_config as { format: unknown }).format
    expect(format).toMatchObject({ type: 'json_schema' })
    expect(JSON.stringify(format)).toContain('clarity')
    expect(body).toMatchObject({ temperature: 0 })
    expect(bodyTo(vendor.requests, 'that 3 of 10 for clarity')).toBeDefined()
    const scores = ofType(events, 'node-end').flatMap(({ nodeId, output }) =>
      nodeId === 'judge' || nodeId === 'second-look' ? [(output as { clarity: number }).clarity] : [],
    )
    expect(scores).toEqual([3, 9])
  })
})
