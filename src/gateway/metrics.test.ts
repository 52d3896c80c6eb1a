import { expect, test } from 'vitest'
import { Metrics } from './metrics'

test('counters add up by name and labels, and begin with what they mean', () => {
  const metrics = new Metrics()
  metrics.count('aili5_requests_total', { route: '/load', status: '200' })
  metrics.count('aili5_requests_total', { route: '/load', status: '200' })
  metrics.count('aili5_requests_total', { route: '/load', status: '404' })
  metrics.count('aili5_tokens_total', { model: 'm' }, 40)
  metrics.count('aili5_tokens_total', { model: 'm' }, 2)
  expect(metrics.text().split('\n').slice(0, 10)).toEqual([
    '# HELP aili5_requests_total Requests by route and status.',
    '# TYPE aili5_requests_total counter',
    'aili5_requests_total{route="/load",status="200"} 2',
    'aili5_requests_total{route="/load",status="404"} 1',
    '# HELP aili5_refusals_total Requests that were not let through, by reason.',
    '# TYPE aili5_refusals_total counter',
    '# HELP aili5_answers_total Answers of models, by how they ended.',
    '# TYPE aili5_answers_total counter',
    '# HELP aili5_tokens_total Tokens that were counted, read and written together.',
    '# TYPE aili5_tokens_total counter',
  ])
  expect(metrics.text()).toContain('\naili5_tokens_total{model="m"} 42\n')
})

test('what a label says cannot end it', () => {
  const metrics = new Metrics()
  metrics.count('aili5_answers_total', { model: 'a"} 9\n\\', how: 'whole' })
  expect(metrics.text()).toContain('aili5_answers_total{model="a\\"} 9\\n\\\\",how="whole"} 1\n')
})

test('answers under way go up and down', () => {
  const metrics = new Metrics()
  metrics.started()
  metrics.started()
  metrics.ended()
  expect(metrics.text()).toContain(
    '# HELP aili5_in_flight Answers that are under way.\n# TYPE aili5_in_flight gauge\naili5_in_flight 1\n',
  )
})

test('the time to the first byte is in its bucket and in all above it', () => {
  const metrics = new Metrics()
  for (const seconds of [0.1, 0.2, 4, 100]) metrics.firstByte(seconds)
  const lines = metrics.text().trimEnd().split('\n')
  expect(lines.slice(lines.indexOf('# TYPE aili5_first_byte_seconds histogram') - 1)).toEqual([
    '# HELP aili5_first_byte_seconds Time until a model began to answer.',
    '# TYPE aili5_first_byte_seconds histogram',
    'aili5_first_byte_seconds_bucket{le="0.1"} 1',
    'aili5_first_byte_seconds_bucket{le="0.25"} 2',
    'aili5_first_byte_seconds_bucket{le="0.5"} 2',
    'aili5_first_byte_seconds_bucket{le="1"} 2',
    'aili5_first_byte_seconds_bucket{le="2.5"} 2',
    'aili5_first_byte_seconds_bucket{le="5"} 3',
    'aili5_first_byte_seconds_bucket{le="10"} 3',
    'aili5_first_byte_seconds_bucket{le="30"} 3',
    'aili5_first_byte_seconds_bucket{le="+Inf"} 4',
    'aili5_first_byte_seconds_sum 104.3',
    'aili5_first_byte_seconds_count 4',
  ])
})
