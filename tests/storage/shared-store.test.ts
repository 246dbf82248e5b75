import { describe, expect, it } from 'vitest'
import { readSharedStore, secretsOfStore } from '../../src/storage/shared-store.ts'

const keys = { AWS_ACCESS_KEY_ID: 'AKIAPLANTED', AWS_SECRET_ACCESS_KEY: 'planted/secret+key' }
const read = (STORAGE_URL: string, env: NodeJS.ProcessEnv = keys) => readSharedStore({ ...env, STORAGE_URL })

describe('readSharedStore', () => {
  it('defaults to the folder', () => {
    expect([readSharedStore({}), read(' ')]).toEqual([null, null])
  })

  it('opens Redis by its URL', () => {
    for (const url of [
      'redis://localhost',
      'redis://:secret@localhost:6379/2',
      'rediss://user:pass@redis.example:6380/',
    ]) {
      expect(read(url)).toEqual({ kind: 'redis', url })
    }
  })

  it('takes S3 from its maker, by region', () => {
    expect(read('s3://leagues')).toMatchObject({
      bucketUrl: 'https://leagues.s3.us-east-1.amazonaws.com',
      prefix: '',
      region: 'us-east-1',
    })
    expect(read('s3://leagues/a/b/', { ...keys, AWS_REGION: 'eu-west-1', AWS_SESSION_TOKEN: 'token' })).toEqual({
      kind: 's3',
      bucketUrl: 'https://leagues.s3.eu-west-1.amazonaws.com',
      prefix: 'a/b/',
      region: 'eu-west-1',
      accessKeyId: 'AKIAPLANTED',
      secretAccessKey: 'planted/secret+key',
      sessionToken: 'token',
    })
  })

  it('opens S3 of any provider, by endpoint', () => {
    const endpoint = encodeURIComponent('https://s3.example/base/')
    expect(read(`s3://leagues/x?endpoint=${endpoint}&region=auto`)).toMatchObject({
      bucketUrl: 'https://s3.example/base/leagues',
      prefix: 'x/',
      region: 'auto',
    })
  })

  it.each([
    ['something else', 'postgres://user:planted-password@localhost/leagues', keys],
    ['no address', 'planted-password', keys],
    ['no host', 'redis://', keys],
    ['a database that is no number', 'redis://:planted-password@localhost/leagues', keys],
    ['no bucket', 's3://', keys],
    ['credentials in the address', 's3://id:planted-password@leagues', keys],
    ['an endpoint that is none', 's3://leagues?endpoint=planted-password', keys],
    ['an endpoint with credentials', 's3://leagues?endpoint=https://id:planted-password@s3.example', keys],
    ['a prefix that is none', 's3://leagues/planted-password%20?', keys],
    ['no keys', 's3://leagues', {}],
  ])('refuses %s, and never shows the value', (_, url, env) => {
    let message = ''
    try {
      read(url, env)
    } catch (error) {
      message = (error as Error).message
    }
    expect(message).toMatch(/^STORAGE_URL: /)
    expect(message).not.toContain('planted')
  })

  it('redacts its secrets', () => {
    expect(secretsOfStore(null)).toEqual([])
    expect(secretsOfStore(read('s3://leagues'))).toContain('planted/secret+key')
    expect(secretsOfStore(read('redis://:p%40ss-word@localhost'))).toEqual(['p%40ss-word', 'p@ss-word'])
  })
})
