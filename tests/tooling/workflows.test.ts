import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Job {
  permissions?: Record<string, string>
  needs?: string | string[]
  steps: { uses?: string; run?: string }[]
}

const folder = resolve(import.meta.dirname, '../../.github/workflows')
const workflows = readdirSync(folder).map(name => {
  const { jobs } = parse(readFileSync(join(folder, name), 'utf8')) as { jobs: Record<string, Job> }
  return { name, jobs }
})
const stepsOf = (jobs: Record<string, Job>) => Object.values(jobs).flatMap(({ steps }) => steps)

test('every action is pinned by the hash of a commit', () => {
  const used = workflows.flatMap(({ jobs }) => stepsOf(jobs).flatMap(({ uses }) => uses ?? []))
  expect(used.length).toBeGreaterThan(0)
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
})

test('a job whose token can write runs no code of a pull request', () => {
  const jobs = workflows.flatMap(({ jobs }) => Object.values(jobs))
  const writing = jobs.filter(({ permissions = {} }) => Object.values(permissions).includes('write'))
  expect(writing.length).toBeGreaterThan(1)
  for (const { steps } of writing) {
    for (const { uses = '', run = '' } of steps) {
      expect(uses).not.toMatch(/checkout/)
      expect(run).not.toMatch(/npm|node|\$\{\{/)
    }
  }
})

test('a job that deploys waits for the job that runs every test', () => {
  const deploying = workflows.flatMap(({ jobs }) =>
    Object.values(jobs)
      .filter(({ steps }) => steps.some(({ uses }) => uses?.startsWith('actions/deploy-pages')))
      .map(job => ({ jobs, job })),
  )
  expect(deploying).toHaveLength(1)
  for (const { jobs, job } of deploying) {
    const needed = [job.needs ?? []].flat().map(name => jobs[name])
    expect(needed.some(before => before?.steps.some(({ run }) => run === 'npm test'))).toBe(true)
  }
})
