// Generated from kindlm.schema.json by `npm run generate`. Do not edit.
'use strict';
exports.isValid = validate21;
const schema6 = {
  properties: {
    kindlm: true,
    project: true,
    suite: true,
    providers: true,
    recordings: true,
    models: true,
    prompts: true,
    tests: true,
    gates: true,
    defaults: true,
    baseline: true,
    compliance: true,
    upload: true,
    trace: true,
  },
};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp('^x-', 'u');
const func55 = require('ajv/dist/runtime/ucs2length').default;
function validate22(data) {
  let errors = 0;
  if (typeof data === 'string') {
    if (func55(data) < 1) {
      errors++;
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate25(data) {
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (typeof data[i0] !== 'string') {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate30(data) {
  let errors = 0;
  if (typeof data === 'string') {
    if (func55(data) < 1) {
      errors++;
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate32(data) {
  let errors = 0;
  if (typeof data === 'string') {
    if (func55(data) < 1) {
      errors++;
    }
  } else {
    errors++;
  }
  return errors === 0;
}
const pattern4 = new RegExp('^([hH][tT][tT][pP][sS]?://|\\$\\{)', 'u');
function validate34(data) {
  let errors = 0;
  if (typeof data === 'string') {
    if (!pattern4.test(data)) {
      errors++;
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate36(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (typeof data[key0] !== 'string') {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate38(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'identityProviderId' ||
        key0 === 'serviceAccountId' ||
        key0 === 'federationRuleId' ||
        key0 === 'organizationId' ||
        key0 === 'workspaceId' ||
        key0 === 'audience' ||
        pattern0.test(key0)
      )) {
        errors++;
      }
    }
    if (data.identityProviderId !== void 0 && func0.call(data, 'identityProviderId')) {
      let data0 = data.identityProviderId;
      if (typeof data0 === 'string') {
        if (func55(data0) < 1) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    if (data.serviceAccountId !== void 0 && func0.call(data, 'serviceAccountId')) {
      let data1 = data.serviceAccountId;
      if (typeof data1 === 'string') {
        if (func55(data1) < 1) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    if (data.federationRuleId !== void 0 && func0.call(data, 'federationRuleId')) {
      let data2 = data.federationRuleId;
      if (typeof data2 === 'string') {
        if (func55(data2) < 1) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    if (data.organizationId !== void 0 && func0.call(data, 'organizationId')) {
      let data3 = data.organizationId;
      if (typeof data3 === 'string') {
        if (func55(data3) < 1) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    if (data.workspaceId !== void 0 && func0.call(data, 'workspaceId')) {
      let data4 = data.workspaceId;
      if (typeof data4 === 'string') {
        if (func55(data4) < 1) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    if (data.audience !== void 0 && func0.call(data, 'audience')) {
      let data5 = data.audience;
      if (typeof data5 === 'string') {
        if (func55(data5) < 1) {
          errors++;
        }
      } else {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate29(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'kind' ||
        key0 === 'apiKeyEnv' ||
        key0 === 'apiKeyHeader' ||
        key0 === 'baseUrl' ||
        key0 === 'headers' ||
        key0 === 'organization' ||
        key0 === 'workloadIdentity' ||
        pattern0.test(key0)
      )) {
        errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, 'kind')) {
      let data0 = data.kind;
      if (!(
        data0 === 'openai' ||
        data0 === 'anthropic' ||
        data0 === 'gemini' ||
        data0 === 'mistral' ||
        data0 === 'cohere'
      )) {
        errors++;
      }
    }
    if (data.apiKeyEnv !== void 0 && func0.call(data, 'apiKeyEnv')) {
      if (!validate30(data.apiKeyEnv)) {
        errors++;
      }
    }
    if (data.apiKeyHeader !== void 0 && func0.call(data, 'apiKeyHeader')) {
      if (!validate32(data.apiKeyHeader)) {
        errors++;
      }
    }
    if (data.baseUrl !== void 0 && func0.call(data, 'baseUrl')) {
      if (!validate34(data.baseUrl)) {
        errors++;
      }
    }
    if (data.headers !== void 0 && func0.call(data, 'headers')) {
      if (!validate36(data.headers)) {
        errors++;
      }
    }
    if (data.organization !== void 0 && func0.call(data, 'organization')) {
      if (typeof data.organization !== 'string') {
        errors++;
      }
    }
    if (data.workloadIdentity !== void 0 && func0.call(data, 'workloadIdentity')) {
      if (!validate38(data.workloadIdentity)) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate41(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.baseUrl === void 0) {
      data.baseUrl = 'http://localhost:11434';
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'kind' ||
        key0 === 'baseUrl' ||
        key0 === 'apiKeyEnv' ||
        key0 === 'apiKeyHeader' ||
        key0 === 'headers' ||
        pattern0.test(key0)
      )) {
        errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, 'kind')) {
      if ('ollama' !== data.kind) {
        errors++;
      }
    }
    if (!validate34(data.baseUrl)) {
      errors++;
    }
    if (data.apiKeyEnv !== void 0 && func0.call(data, 'apiKeyEnv')) {
      if (!validate30(data.apiKeyEnv)) {
        errors++;
      }
    }
    if (data.apiKeyHeader !== void 0 && func0.call(data, 'apiKeyHeader')) {
      if (!validate32(data.apiKeyHeader)) {
        errors++;
      }
    }
    if (data.headers !== void 0 && func0.call(data, 'headers')) {
      if (!validate36(data.headers)) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
const schema18 = {
  properties: {
    kind: true,
    url: true,
    method: true,
    headers: true,
    body: true,
    responsePath: true,
    toolCallsPath: true,
    usagePaths: true,
    modelIdPath: true,
    apiKeyEnv: true,
    apiKeyHeader: true,
  },
};
function validate47(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.method === void 0) {
      data.method = 'POST';
    }
    if (data.url === void 0 || !func0.call(data, 'url')) {
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema18.properties, key0) || pattern0.test(key0))) {
        errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, 'kind')) {
      if ('http' !== data.kind) {
        errors++;
      }
    }
    if (data.url !== void 0 && func0.call(data, 'url')) {
      if (!validate34(data.url)) {
        errors++;
      }
    }
    let data2 = data.method;
    if (!(data2 === 'GET' || data2 === 'POST' || data2 === 'PUT' || data2 === 'PATCH')) {
      errors++;
    }
    if (data.headers !== void 0 && func0.call(data, 'headers')) {
      if (!validate36(data.headers)) {
        errors++;
      }
    }
    if (data.responsePath !== void 0 && func0.call(data, 'responsePath')) {
      if (typeof data.responsePath !== 'string') {
        errors++;
      }
    }
    if (data.toolCallsPath !== void 0 && func0.call(data, 'toolCallsPath')) {
      if (typeof data.toolCallsPath !== 'string') {
        errors++;
      }
    }
    if (data.usagePaths !== void 0 && func0.call(data, 'usagePaths')) {
      let data6 = data.usagePaths;
      if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
        for (const key1 of Object.keys(data6)) {
          if (!(
            key1 === 'inputTokens' ||
            key1 === 'outputTokens' ||
            key1 === 'totalTokens' ||
            pattern0.test(key1)
          )) {
            errors++;
          }
        }
        if (data6.inputTokens !== void 0 && func0.call(data6, 'inputTokens')) {
          if (typeof data6.inputTokens !== 'string') {
            errors++;
          }
        }
        if (data6.outputTokens !== void 0 && func0.call(data6, 'outputTokens')) {
          if (typeof data6.outputTokens !== 'string') {
            errors++;
          }
        }
        if (data6.totalTokens !== void 0 && func0.call(data6, 'totalTokens')) {
          if (typeof data6.totalTokens !== 'string') {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (data.modelIdPath !== void 0 && func0.call(data, 'modelIdPath')) {
      if (typeof data.modelIdPath !== 'string') {
        errors++;
      }
    }
    if (data.apiKeyEnv !== void 0 && func0.call(data, 'apiKeyEnv')) {
      if (!validate30(data.apiKeyEnv)) {
        errors++;
      }
    }
    if (data.apiKeyHeader !== void 0 && func0.call(data, 'apiKeyHeader')) {
      if (!validate32(data.apiKeyHeader)) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate53(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.serverUrl === void 0 || !func0.call(data, 'serverUrl')) {
      errors++;
    }
    if (data.toolName === void 0 || !func0.call(data, 'toolName')) {
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'kind' ||
        key0 === 'serverUrl' ||
        key0 === 'toolName' ||
        key0 === 'arguments' ||
        key0 === 'headers' ||
        pattern0.test(key0)
      )) {
        errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, 'kind')) {
      if ('mcp' !== data.kind) {
        errors++;
      }
    }
    if (data.serverUrl !== void 0 && func0.call(data, 'serverUrl')) {
      if (!validate34(data.serverUrl)) {
        errors++;
      }
    }
    if (data.toolName !== void 0 && func0.call(data, 'toolName')) {
      if (!validate22(data.toolName)) {
        errors++;
      }
    }
    if (data.arguments !== void 0 && func0.call(data, 'arguments')) {
      let data3 = data.arguments;
      if (!(data3 && typeof data3 == 'object' && !Array.isArray(data3))) {
        errors++;
      }
    }
    if (data.headers !== void 0 && func0.call(data, 'headers')) {
      if (!validate36(data.headers)) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate28(data) {
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if ((data.kind === void 0 || !func0.call(data, 'kind')) && (missing0 = 'kind')) {
      errors++;
    } else {
      if (data.kind !== void 0 && func0.call(data, 'kind')) {
        let data0 = data.kind;
        if (!(
          data0 === 'openai' ||
          data0 === 'anthropic' ||
          data0 === 'gemini' ||
          data0 === 'mistral' ||
          data0 === 'cohere'
        )) {
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (_valid0) {
    const _errs5 = errors;
    if (!validate29(data)) {
      errors++;
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  if (!valid1) {
    errors++;
  }
  const _errs7 = errors;
  let valid3 = true;
  const _errs8 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing1;
    if ((data.kind === void 0 || !func0.call(data, 'kind')) && (missing1 = 'kind')) {
      errors++;
    } else {
      if (data.kind !== void 0 && func0.call(data, 'kind')) {
        if ('ollama' !== data.kind) {
          errors++;
        }
      }
    }
  }
  var _valid1 = _errs8 === errors;
  errors = _errs7;
  if (_valid1) {
    const _errs10 = errors;
    if (!validate41(data)) {
      errors++;
    }
    var _valid1 = _errs10 === errors;
    valid3 = _valid1;
  }
  if (!valid3) {
    errors++;
  }
  const _errs12 = errors;
  let valid5 = true;
  const _errs13 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing2;
    if ((data.kind === void 0 || !func0.call(data, 'kind')) && (missing2 = 'kind')) {
      errors++;
    } else {
      if (data.kind !== void 0 && func0.call(data, 'kind')) {
        if ('http' !== data.kind) {
          errors++;
        }
      }
    }
  }
  var _valid2 = _errs13 === errors;
  errors = _errs12;
  if (_valid2) {
    const _errs15 = errors;
    if (!validate47(data)) {
      errors++;
    }
    var _valid2 = _errs15 === errors;
    valid5 = _valid2;
  }
  if (!valid5) {
    errors++;
  }
  const _errs17 = errors;
  let valid7 = true;
  const _errs18 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing3;
    if ((data.kind === void 0 || !func0.call(data, 'kind')) && (missing3 = 'kind')) {
      errors++;
    } else {
      if (data.kind !== void 0 && func0.call(data, 'kind')) {
        if ('mcp' !== data.kind) {
          errors++;
        }
      }
    }
  }
  var _valid3 = _errs18 === errors;
  errors = _errs17;
  if (_valid3) {
    const _errs20 = errors;
    if (!validate53(data)) {
      errors++;
    }
    var _valid3 = _errs20 === errors;
    valid7 = _valid3;
  }
  if (!valid7) {
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.kind === void 0 || !func0.call(data, 'kind')) {
      errors++;
    }
    if (data.kind !== void 0 && func0.call(data, 'kind')) {
      let data4 = data.kind;
      if (!(
        data4 === 'openai' ||
        data4 === 'anthropic' ||
        data4 === 'gemini' ||
        data4 === 'mistral' ||
        data4 === 'cohere' ||
        data4 === 'ollama' ||
        data4 === 'http' ||
        data4 === 'mcp'
      )) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate27(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'openai' ||
        key0 === 'anthropic' ||
        key0 === 'gemini' ||
        key0 === 'mistral' ||
        key0 === 'cohere' ||
        key0 === 'ollama' ||
        key0 === 'http' ||
        key0 === 'mcp' ||
        pattern0.test(key0)
      )) {
        if (!validate28(data[key0])) {
          errors++;
        }
      }
    }
    if (data.openai !== void 0 && func0.call(data, 'openai')) {
      if (!validate29(data.openai)) {
        errors++;
      }
    }
    if (data.anthropic !== void 0 && func0.call(data, 'anthropic')) {
      if (!validate29(data.anthropic)) {
        errors++;
      }
    }
    if (data.gemini !== void 0 && func0.call(data, 'gemini')) {
      if (!validate29(data.gemini)) {
        errors++;
      }
    }
    if (data.mistral !== void 0 && func0.call(data, 'mistral')) {
      if (!validate29(data.mistral)) {
        errors++;
      }
    }
    if (data.cohere !== void 0 && func0.call(data, 'cohere')) {
      if (!validate29(data.cohere)) {
        errors++;
      }
    }
    if (data.ollama !== void 0 && func0.call(data, 'ollama')) {
      if (!validate41(data.ollama)) {
        errors++;
      }
    }
    if (data.http !== void 0 && func0.call(data, 'http')) {
      if (!validate47(data.http)) {
        errors++;
      }
    }
    if (data.mcp !== void 0 && func0.call(data, 'mcp')) {
      if (!validate53(data.mcp)) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate69(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.params === void 0) {
      data.params = {};
    }
    if (data.id === void 0 || !func0.call(data, 'id')) {
      errors++;
    }
    if (data.provider === void 0 || !func0.call(data, 'provider')) {
      errors++;
    }
    if (data.model === void 0 || !func0.call(data, 'model')) {
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'id' ||
        key0 === 'provider' ||
        key0 === 'model' ||
        key0 === 'params' ||
        key0 === 'thinking' ||
        key0 === 'pricing' ||
        pattern0.test(key0)
      )) {
        errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, 'id')) {
      if (!validate22(data.id)) {
        errors++;
      }
    }
    if (data.provider !== void 0 && func0.call(data, 'provider')) {
      if (!validate22(data.provider)) {
        errors++;
      }
    }
    if (data.model !== void 0 && func0.call(data, 'model')) {
      if (!validate22(data.model)) {
        errors++;
      }
    }
    let data3 = data.params;
    if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
      if (data3.temperature === void 0) {
        data3.temperature = 0.2;
      }
      for (const key1 of Object.keys(data3)) {
        if (!(
          key1 === 'temperature' ||
          key1 === 'maxTokens' ||
          key1 === 'topP' ||
          key1 === 'stopSequences' ||
          key1 === 'seed' ||
          key1 === 'extra' ||
          pattern0.test(key1)
        )) {
          errors++;
        }
      }
      let data4 = data3.temperature;
      if (typeof data4 == 'number' && isFinite(data4)) {
        if (data4 > 2 || isNaN(data4)) {
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          errors++;
        }
      } else {
        errors++;
      }
      if (data3.maxTokens !== void 0 && func0.call(data3, 'maxTokens')) {
        let data5 = data3.maxTokens;
        if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
          errors++;
        }
        if (typeof data5 == 'number' && isFinite(data5)) {
          if (data5 > 128e3 || isNaN(data5)) {
            errors++;
          }
          if (data5 < 1 || isNaN(data5)) {
            errors++;
          }
        }
      }
      if (data3.topP !== void 0 && func0.call(data3, 'topP')) {
        let data6 = data3.topP;
        if (typeof data6 == 'number' && isFinite(data6)) {
          if (data6 > 1 || isNaN(data6)) {
            errors++;
          }
          if (data6 < 0 || isNaN(data6)) {
            errors++;
          }
        } else {
          errors++;
        }
      }
      if (data3.stopSequences !== void 0 && func0.call(data3, 'stopSequences')) {
        if (!validate25(data3.stopSequences)) {
          errors++;
        }
      }
      if (data3.seed !== void 0 && func0.call(data3, 'seed')) {
        let data8 = data3.seed;
        if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
          errors++;
        }
      }
      if (data3.extra !== void 0 && func0.call(data3, 'extra')) {
        let data9 = data3.extra;
        if (!(data9 && typeof data9 == 'object' && !Array.isArray(data9))) {
          errors++;
        }
      }
    } else {
      errors++;
    }
    if (data.thinking !== void 0 && func0.call(data, 'thinking')) {
      if ('keep' !== data.thinking) {
        errors++;
      }
    }
    if (data.pricing !== void 0 && func0.call(data, 'pricing')) {
      let data11 = data.pricing;
      if (data11 && typeof data11 == 'object' && !Array.isArray(data11)) {
        if (data11.input === void 0 || !func0.call(data11, 'input')) {
          errors++;
        }
        if (data11.output === void 0 || !func0.call(data11, 'output')) {
          errors++;
        }
        for (const key2 of Object.keys(data11)) {
          if (!(key2 === 'input' || key2 === 'output' || pattern0.test(key2))) {
            errors++;
          }
        }
        if (data11.input !== void 0 && func0.call(data11, 'input')) {
          let data12 = data11.input;
          if (typeof data12 == 'number' && isFinite(data12)) {
            if (data12 > 1e6 || isNaN(data12)) {
              errors++;
            }
            if (data12 < 0 || isNaN(data12)) {
              errors++;
            }
          } else {
            errors++;
          }
        }
        if (data11.output !== void 0 && func0.call(data11, 'output')) {
          let data13 = data11.output;
          if (typeof data13 == 'number' && isFinite(data13)) {
            if (data13 > 1e6 || isNaN(data13)) {
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              errors++;
            }
          } else {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate75(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'system' ||
        key0 === 'systemFile' ||
        key0 === 'user' ||
        key0 === 'userFile' ||
        key0 === 'assistant' ||
        key0 === 'history' ||
        pattern0.test(key0)
      )) {
        errors++;
      }
    }
    if (data.system !== void 0 && func0.call(data, 'system')) {
      if (typeof data.system !== 'string') {
        errors++;
      }
    }
    if (data.systemFile !== void 0 && func0.call(data, 'systemFile')) {
      if (!validate22(data.systemFile)) {
        errors++;
      }
    }
    if (data.user !== void 0 && func0.call(data, 'user')) {
      if (!validate22(data.user)) {
        errors++;
      }
    }
    if (data.userFile !== void 0 && func0.call(data, 'userFile')) {
      if (!validate22(data.userFile)) {
        errors++;
      }
    }
    if (data.assistant !== void 0 && func0.call(data, 'assistant')) {
      if (typeof data.assistant !== 'string') {
        errors++;
      }
    }
    if (data.history !== void 0 && func0.call(data, 'history')) {
      let data5 = data.history;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
            if (data6.role === void 0 || !func0.call(data6, 'role')) {
              errors++;
            }
            if (data6.content === void 0 || !func0.call(data6, 'content')) {
              errors++;
            }
            for (const key1 of Object.keys(data6)) {
              if (!(key1 === 'role' || key1 === 'content' || pattern0.test(key1))) {
                errors++;
              }
            }
            if (data6.role !== void 0 && func0.call(data6, 'role')) {
              let data7 = data6.role;
              if (!(data7 === 'user' || data7 === 'assistant')) {
                errors++;
              }
            }
            if (data6.content !== void 0 && func0.call(data6, 'content')) {
              if (!validate22(data6.content)) {
                errors++;
              }
            }
          } else {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
const schema22 = {
  properties: {
    name: true,
    prompt: true,
    command: true,
    exitCodes: true,
    keys: true,
    timeoutMs: true,
    costUsd: true,
    vars: true,
    cases: true,
    models: true,
    repeat: true,
    minPasses: true,
    deterministic: true,
    dependsOn: true,
    tools: true,
    conversation: true,
    maxTurns: true,
    expect: true,
    assert: true,
    threshold: true,
    tags: true,
    skip: true,
  },
};
const pattern18 = new RegExp('^[A-Za-z_][A-Za-z0-9_]*$', 'u');
function validate86(data) {
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == 'number' && !(data % 1) && !isNaN(data) && isFinite(data))) {
    errors++;
  }
  if (typeof data == 'number' && isFinite(data)) {
    if (data > 1e3 || isNaN(data)) {
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.min === void 0 || !func0.call(data, 'min')) {
        errors++;
      }
      if (data.max === void 0 || !func0.call(data, 'max')) {
        errors++;
      }
      for (const key0 of Object.keys(data)) {
        if (!(key0 === 'min' || key0 === 'max' || pattern0.test(key0))) {
          errors++;
        }
      }
      if (data.min !== void 0 && func0.call(data, 'min')) {
        let data0 = data.min;
        if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          errors++;
        }
        if (typeof data0 == 'number' && isFinite(data0)) {
          if (data0 > 1e3 || isNaN(data0)) {
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            errors++;
          }
        }
      }
      if (data.max !== void 0 && func0.call(data, 'max')) {
        let data1 = data.max;
        if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          errors++;
        }
        if (typeof data1 == 'number' && isFinite(data1)) {
          if (data1 > 1e3 || isNaN(data1)) {
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            errors++;
          }
        }
      }
    } else {
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    errors++;
  } else {
    errors = _errs0;
  }
  return errors === 0;
}
const pattern20 = new RegExp('^(?:100|[1-9][0-9]?)%$', 'u');
function validate88(data) {
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == 'number' && !(data % 1) && !isNaN(data) && isFinite(data))) {
    errors++;
  }
  if (typeof data == 'number' && isFinite(data)) {
    if (data > 1e3 || isNaN(data)) {
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (typeof data === 'string') {
      if (!pattern20.test(data)) {
        errors++;
      }
    } else {
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    errors++;
  } else {
    errors = _errs0;
  }
  return errors === 0;
}
function validate91(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === void 0 || !func0.call(data, 'name')) {
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'name' ||
        key0 === 'description' ||
        key0 === 'parameters' ||
        key0 === 'responses' ||
        key0 === 'defaultResponse' ||
        pattern0.test(key0)
      )) {
        errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, 'name')) {
      if (!validate22(data.name)) {
        errors++;
      }
    }
    if (data.description !== void 0 && func0.call(data, 'description')) {
      if (typeof data.description !== 'string') {
        errors++;
      }
    }
    if (data.parameters !== void 0 && func0.call(data, 'parameters')) {
      let data2 = data.parameters;
      if (!(data2 && typeof data2 == 'object' && !Array.isArray(data2))) {
        errors++;
      }
    }
    if (data.responses !== void 0 && func0.call(data, 'responses')) {
      let data3 = data.responses;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
            if (data4.when === void 0 || !func0.call(data4, 'when')) {
              errors++;
            }
            if (data4.then === void 0 || !func0.call(data4, 'then')) {
              errors++;
            }
            for (const key1 of Object.keys(data4)) {
              if (!(key1 === 'when' || key1 === 'then' || pattern0.test(key1))) {
                errors++;
              }
            }
            if (data4.when !== void 0 && func0.call(data4, 'when')) {
              let data5 = data4.when;
              if (!(data5 && typeof data5 == 'object' && !Array.isArray(data5))) {
                errors++;
              }
            }
          } else {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate98(data) {
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate22(data[i0])) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate108(data) {
  let errors = 0;
  if (typeof data == 'number' && isFinite(data)) {
    if (data > 1 || isNaN(data)) {
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      errors++;
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate96(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'output' ||
        key0 === 'guardrails' ||
        key0 === 'judge' ||
        key0 === 'toolCalls' ||
        key0 === 'trajectory' ||
        key0 === 'baseline' ||
        key0 === 'latency' ||
        key0 === 'cost' ||
        pattern0.test(key0)
      )) {
        errors++;
      }
    }
    if (data.output !== void 0 && func0.call(data, 'output')) {
      let data0 = data.output;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        if (data0.format === void 0) {
          data0.format = 'text';
        }
        if (data0.ignoreCase === void 0) {
          data0.ignoreCase = false;
        }
        for (const key1 of Object.keys(data0)) {
          if (!(
            key1 === 'format' ||
            key1 === 'schemaFile' ||
            key1 === 'contains' ||
            key1 === 'notContains' ||
            key1 === 'maxLength' ||
            key1 === 'ignoreCase' ||
            pattern0.test(key1)
          )) {
            errors++;
          }
        }
        let data1 = data0.format;
        if (!(data1 === 'text' || data1 === 'json')) {
          errors++;
        }
        if (data0.schemaFile !== void 0 && func0.call(data0, 'schemaFile')) {
          if (!validate22(data0.schemaFile)) {
            errors++;
          }
        }
        if (data0.contains !== void 0 && func0.call(data0, 'contains')) {
          if (!validate98(data0.contains)) {
            errors++;
          }
        }
        if (data0.notContains !== void 0 && func0.call(data0, 'notContains')) {
          if (!validate98(data0.notContains)) {
            errors++;
          }
        }
        if (data0.maxLength !== void 0 && func0.call(data0, 'maxLength')) {
          let data5 = data0.maxLength;
          if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            errors++;
          }
          if (typeof data5 == 'number' && isFinite(data5)) {
            if (data5 < 1 || isNaN(data5)) {
              errors++;
            }
          }
        }
        if (typeof data0.ignoreCase !== 'boolean') {
          errors++;
        }
      } else {
        errors++;
      }
    }
    if (data.guardrails !== void 0 && func0.call(data, 'guardrails')) {
      let data7 = data.guardrails;
      if (data7 && typeof data7 == 'object' && !Array.isArray(data7)) {
        for (const key2 of Object.keys(data7)) {
          if (!(key2 === 'pii' || key2 === 'keywords' || pattern0.test(key2))) {
            errors++;
          }
        }
        if (data7.pii !== void 0 && func0.call(data7, 'pii')) {
          let data8 = data7.pii;
          if (data8 && typeof data8 == 'object' && !Array.isArray(data8)) {
            if (data8.enabled === void 0) {
              data8.enabled = true;
            }
            for (const key3 of Object.keys(data8)) {
              if (!(
                key3 === 'enabled' ||
                key3 === 'denyPatterns' ||
                key3 === 'customPatterns' ||
                pattern0.test(key3)
              )) {
                errors++;
              }
            }
            if (typeof data8.enabled !== 'boolean') {
              errors++;
            }
            if (data8.denyPatterns !== void 0 && func0.call(data8, 'denyPatterns')) {
              if (!validate25(data8.denyPatterns)) {
                errors++;
              }
            }
            if (data8.customPatterns !== void 0 && func0.call(data8, 'customPatterns')) {
              let data11 = data8.customPatterns;
              if (Array.isArray(data11)) {
                const len0 = data11.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data12 = data11[i0];
                  if (data12 && typeof data12 == 'object' && !Array.isArray(data12)) {
                    if (data12.name === void 0 || !func0.call(data12, 'name')) {
                      errors++;
                    }
                    if (data12.pattern === void 0 || !func0.call(data12, 'pattern')) {
                      errors++;
                    }
                    for (const key4 of Object.keys(data12)) {
                      if (!(key4 === 'name' || key4 === 'pattern' || pattern0.test(key4))) {
                        errors++;
                      }
                    }
                    if (data12.name !== void 0 && func0.call(data12, 'name')) {
                      if (!validate22(data12.name)) {
                        errors++;
                      }
                    }
                    if (data12.pattern !== void 0 && func0.call(data12, 'pattern')) {
                      if (!validate22(data12.pattern)) {
                        errors++;
                      }
                    }
                  } else {
                    errors++;
                  }
                }
              } else {
                errors++;
              }
            }
          } else {
            errors++;
          }
        }
        if (data7.keywords !== void 0 && func0.call(data7, 'keywords')) {
          let data15 = data7.keywords;
          if (data15 && typeof data15 == 'object' && !Array.isArray(data15)) {
            if (data15.deny === void 0) {
              data15.deny = [];
            }
            for (const key5 of Object.keys(data15)) {
              if (!(key5 === 'deny' || key5 === 'allow' || pattern0.test(key5))) {
                errors++;
              }
            }
            if (!validate98(data15.deny)) {
              errors++;
            }
            if (data15.allow !== void 0 && func0.call(data15, 'allow')) {
              if (!validate98(data15.allow)) {
                errors++;
              }
            }
          } else {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (data.judge !== void 0 && func0.call(data, 'judge')) {
      let data18 = data.judge;
      if (Array.isArray(data18)) {
        const len1 = data18.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data19 = data18[i1];
          if (data19 && typeof data19 == 'object' && !Array.isArray(data19)) {
            if (data19.minScore === void 0) {
              data19.minScore = 0.7;
            }
            if (data19.passes === void 0) {
              data19.passes = 1;
            }
            if (data19.criteria === void 0 || !func0.call(data19, 'criteria')) {
              errors++;
            }
            for (const key6 of Object.keys(data19)) {
              if (!(
                key6 === 'criteria' ||
                key6 === 'minScore' ||
                key6 === 'model' ||
                key6 === 'rubric' ||
                key6 === 'passes' ||
                key6 === 'labels' ||
                pattern0.test(key6)
              )) {
                errors++;
              }
            }
            if (data19.criteria !== void 0 && func0.call(data19, 'criteria')) {
              if (!validate22(data19.criteria)) {
                errors++;
              }
            }
            if (!validate108(data19.minScore)) {
              errors++;
            }
            if (data19.model !== void 0 && func0.call(data19, 'model')) {
              if (!validate22(data19.model)) {
                errors++;
              }
            }
            if (data19.rubric !== void 0 && func0.call(data19, 'rubric')) {
              if (typeof data19.rubric !== 'string') {
                errors++;
              }
            }
            let data24 = data19.passes;
            if (!(
              typeof data24 == 'number' &&
              !(data24 % 1) &&
              !isNaN(data24) &&
              isFinite(data24)
            )) {
              errors++;
            }
            if (typeof data24 == 'number' && isFinite(data24)) {
              if (data24 > 25 || isNaN(data24)) {
                errors++;
              }
              if (data24 < 1 || isNaN(data24)) {
                errors++;
              }
            }
            if (data19.labels !== void 0 && func0.call(data19, 'labels')) {
              if (!validate22(data19.labels)) {
                errors++;
              }
            }
          } else {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (data.toolCalls !== void 0 && func0.call(data, 'toolCalls')) {
      let data26 = data.toolCalls;
      if (Array.isArray(data26)) {
        const len2 = data26.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data27 = data26[i2];
          if (data27 && typeof data27 == 'object' && !Array.isArray(data27)) {
            if (data27.shouldNotCall === void 0) {
              data27.shouldNotCall = false;
            }
            if (data27.tool === void 0 || !func0.call(data27, 'tool')) {
              errors++;
            }
            for (const key7 of Object.keys(data27)) {
              if (!(
                key7 === 'tool' ||
                key7 === 'shouldNotCall' ||
                key7 === 'argsMatch' ||
                key7 === 'argsSchema' ||
                key7 === 'order' ||
                key7 === 'responseContains' ||
                pattern0.test(key7)
              )) {
                errors++;
              }
            }
            if (data27.tool !== void 0 && func0.call(data27, 'tool')) {
              if (!validate22(data27.tool)) {
                errors++;
              }
            }
            if (typeof data27.shouldNotCall !== 'boolean') {
              errors++;
            }
            if (data27.argsMatch !== void 0 && func0.call(data27, 'argsMatch')) {
              let data30 = data27.argsMatch;
              if (!(data30 && typeof data30 == 'object' && !Array.isArray(data30))) {
                errors++;
              }
            }
            if (data27.argsSchema !== void 0 && func0.call(data27, 'argsSchema')) {
              if (!validate22(data27.argsSchema)) {
                errors++;
              }
            }
            if (data27.order !== void 0 && func0.call(data27, 'order')) {
              let data32 = data27.order;
              if (!(
                typeof data32 == 'number' &&
                !(data32 % 1) &&
                !isNaN(data32) &&
                isFinite(data32)
              )) {
                errors++;
              }
              if (typeof data32 == 'number' && isFinite(data32)) {
                if (data32 < 0 || isNaN(data32)) {
                  errors++;
                }
              }
            }
            if (data27.responseContains !== void 0 && func0.call(data27, 'responseContains')) {
              if (typeof data27.responseContains !== 'string') {
                errors++;
              }
            }
          } else {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (data.trajectory !== void 0 && func0.call(data, 'trajectory')) {
      let data34 = data.trajectory;
      if (data34 && typeof data34 == 'object' && !Array.isArray(data34)) {
        if (data34.match === void 0) {
          data34.match = 'ordered';
        }
        if (data34.tools === void 0 || !func0.call(data34, 'tools')) {
          errors++;
        }
        for (const key8 of Object.keys(data34)) {
          if (!(
            key8 === 'tools' ||
            key8 === 'match' ||
            key8 === 'maxCalls' ||
            key8 === 'maxRepeats' ||
            pattern0.test(key8)
          )) {
            errors++;
          }
        }
        if (data34.tools !== void 0 && func0.call(data34, 'tools')) {
          let data35 = data34.tools;
          if (Array.isArray(data35)) {
            if (data35.length > 100) {
              errors++;
            }
            const len3 = data35.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data36 = data35[i3];
              const _errs68 = errors;
              let valid17 = false;
              const _errs69 = errors;
              if (typeof data36 === 'string') {
                if (func55(data36) < 1) {
                  errors++;
                }
              } else {
                errors++;
              }
              var _valid0 = _errs69 === errors;
              valid17 = valid17 || _valid0;
              if (!valid17) {
                const _errs71 = errors;
                if (data36 && typeof data36 == 'object' && !Array.isArray(data36)) {
                  if (data36.tool === void 0 || !func0.call(data36, 'tool')) {
                    errors++;
                  }
                  for (const key9 of Object.keys(data36)) {
                    if (!(key9 === 'tool' || key9 === 'argsMatch' || pattern0.test(key9))) {
                      errors++;
                    }
                  }
                  if (data36.tool !== void 0 && func0.call(data36, 'tool')) {
                    if (!validate22(data36.tool)) {
                      errors++;
                    }
                  }
                  if (data36.argsMatch !== void 0 && func0.call(data36, 'argsMatch')) {
                    let data38 = data36.argsMatch;
                    if (!(data38 && typeof data38 == 'object' && !Array.isArray(data38))) {
                      errors++;
                    }
                  }
                } else {
                  errors++;
                }
                var _valid0 = _errs71 === errors;
                valid17 = valid17 || _valid0;
              }
              if (!valid17) {
                errors++;
              } else {
                errors = _errs68;
              }
            }
          } else {
            errors++;
          }
        }
        let data39 = data34.match;
        if (!(
          data39 === 'ordered' ||
          data39 === 'exact' ||
          data39 === 'unordered' ||
          data39 === 'only'
        )) {
          errors++;
        }
        if (data34.maxCalls !== void 0 && func0.call(data34, 'maxCalls')) {
          let data40 = data34.maxCalls;
          if (!(typeof data40 == 'number' && !(data40 % 1) && !isNaN(data40) && isFinite(data40))) {
            errors++;
          }
          if (typeof data40 == 'number' && isFinite(data40)) {
            if (data40 < 0 || isNaN(data40)) {
              errors++;
            }
          }
        }
        if (data34.maxRepeats !== void 0 && func0.call(data34, 'maxRepeats')) {
          let data41 = data34.maxRepeats;
          if (!(typeof data41 == 'number' && !(data41 % 1) && !isNaN(data41) && isFinite(data41))) {
            errors++;
          }
          if (typeof data41 == 'number' && isFinite(data41)) {
            if (data41 < 1 || isNaN(data41)) {
              errors++;
            }
          }
        }
      } else {
        errors++;
      }
    }
    if (data.baseline !== void 0 && func0.call(data, 'baseline')) {
      let data42 = data.baseline;
      if (data42 && typeof data42 == 'object' && !Array.isArray(data42)) {
        for (const key10 of Object.keys(data42)) {
          if (!(key10 === 'drift' || pattern0.test(key10))) {
            errors++;
          }
        }
        if (data42.drift !== void 0 && func0.call(data42, 'drift')) {
          let data43 = data42.drift;
          if (data43 && typeof data43 == 'object' && !Array.isArray(data43)) {
            if (data43.maxScore === void 0) {
              data43.maxScore = 0.15;
            }
            if (data43.method === void 0) {
              data43.method = 'judge';
            }
            for (const key11 of Object.keys(data43)) {
              if (!(
                key11 === 'maxScore' ||
                key11 === 'method' ||
                key11 === 'fields' ||
                pattern0.test(key11)
              )) {
                errors++;
              }
            }
            if (!validate108(data43.maxScore)) {
              errors++;
            }
            let data45 = data43.method;
            if (!(data45 === 'judge' || data45 === 'embedding' || data45 === 'field-diff')) {
              errors++;
            }
            if (data43.fields !== void 0 && func0.call(data43, 'fields')) {
              if (!validate25(data43.fields)) {
                errors++;
              }
            }
          } else {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (data.latency !== void 0 && func0.call(data, 'latency')) {
      let data47 = data.latency;
      if (data47 && typeof data47 == 'object' && !Array.isArray(data47)) {
        if (data47.maxMs === void 0 || !func0.call(data47, 'maxMs')) {
          errors++;
        }
        for (const key12 of Object.keys(data47)) {
          if (!(key12 === 'maxMs' || pattern0.test(key12))) {
            errors++;
          }
        }
        if (data47.maxMs !== void 0 && func0.call(data47, 'maxMs')) {
          let data48 = data47.maxMs;
          if (typeof data48 == 'number' && isFinite(data48)) {
            if (data48 <= 0 || isNaN(data48)) {
              errors++;
            }
          } else {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (data.cost !== void 0 && func0.call(data, 'cost')) {
      let data49 = data.cost;
      if (data49 && typeof data49 == 'object' && !Array.isArray(data49)) {
        if (data49.maxUsd === void 0 || !func0.call(data49, 'maxUsd')) {
          errors++;
        }
        for (const key13 of Object.keys(data49)) {
          if (!(key13 === 'maxUsd' || pattern0.test(key13))) {
            errors++;
          }
        }
        if (data49.maxUsd !== void 0 && func0.call(data49, 'maxUsd')) {
          let data50 = data49.maxUsd;
          if (typeof data50 == 'number' && isFinite(data50)) {
            if (data50 <= 0 || isNaN(data50)) {
              errors++;
            }
          } else {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate94(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.turn === void 0 || !func0.call(data, 'turn')) {
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === 'turn' || key0 === 'user' || key0 === 'expect' || pattern0.test(key0))) {
        errors++;
      }
    }
    if (data.turn !== void 0 && func0.call(data, 'turn')) {
      if (!validate22(data.turn)) {
        errors++;
      }
    }
    if (data.user !== void 0 && func0.call(data, 'user')) {
      if (typeof data.user !== 'string') {
        errors++;
      }
    }
    if (data.expect !== void 0 && func0.call(data, 'expect')) {
      if (!validate96(data.expect)) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate122(data) {
  let errors = 0;
  if (!(
    data === 'contains' ||
    data === 'icontains' ||
    data === 'contains-any' ||
    data === 'contains-all' ||
    data === 'icontains-any' ||
    data === 'icontains-all' ||
    data === 'starts-with' ||
    data === 'equals' ||
    data === 'regex' ||
    data === 'is-json' ||
    data === 'contains-json' ||
    data === 'javascript' ||
    data === 'llm-rubric' ||
    data === 'similar' ||
    data === 'latency' ||
    data === 'cost' ||
    data === 'telegram-format' ||
    data === 'conciseness' ||
    data === 'not-contains' ||
    data === 'not-icontains' ||
    data === 'not-contains-any' ||
    data === 'not-contains-all' ||
    data === 'not-icontains-any' ||
    data === 'not-icontains-all' ||
    data === 'not-starts-with' ||
    data === 'not-equals' ||
    data === 'not-regex' ||
    data === 'not-is-json' ||
    data === 'not-contains-json' ||
    data === 'not-javascript' ||
    data === 'not-latency' ||
    data === 'not-cost' ||
    data === 'not-telegram-format' ||
    data === 'not-conciseness'
  )) {
    errors++;
  }
  return errors === 0;
}
function validate121(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.weight === void 0) {
      data.weight = 1;
    }
    if (data.type === void 0 || !func0.call(data, 'type')) {
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'type' ||
        key0 === 'value' ||
        key0 === 'threshold' ||
        key0 === 'weight' ||
        key0 === 'metric' ||
        key0 === 'timeoutMs' ||
        key0 === 'config' ||
        key0 === 'labels' ||
        pattern0.test(key0)
      )) {
        errors++;
      }
    }
    if (data.type !== void 0 && func0.call(data, 'type')) {
      if (!validate122(data.type)) {
        errors++;
      }
    }
    if (data.threshold !== void 0 && func0.call(data, 'threshold')) {
      let data1 = data.threshold;
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    let data2 = data.weight;
    if (typeof data2 == 'number' && isFinite(data2)) {
      if (data2 < 0 || isNaN(data2)) {
        errors++;
      }
    } else {
      errors++;
    }
    if (data.metric !== void 0 && func0.call(data, 'metric')) {
      if (!validate22(data.metric)) {
        errors++;
      }
    }
    if (data.timeoutMs !== void 0 && func0.call(data, 'timeoutMs')) {
      let data4 = data.timeoutMs;
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        errors++;
      }
      if (typeof data4 == 'number' && isFinite(data4)) {
        if (data4 > 6e4 || isNaN(data4)) {
          errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          errors++;
        }
      }
    }
    if (data.config !== void 0 && func0.call(data, 'config')) {
      let data5 = data.config;
      if (!(data5 && typeof data5 == 'object' && !Array.isArray(data5))) {
        errors++;
      }
    }
    if (data.labels !== void 0 && func0.call(data, 'labels')) {
      if (!validate22(data.labels)) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate120(data) {
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate121(data[i0])) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate81(data) {
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if ((data.prompt === void 0 || !func0.call(data, 'prompt')) && (missing0 = 'prompt')) {
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  let ifClause0;
  if (_valid0) {
    const _errs3 = errors;
    const _errs4 = errors;
    const _errs5 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing1;
      if ((data.command === void 0 || !func0.call(data, 'command')) && (missing1 = 'command')) {
        errors++;
      }
    }
    var valid1 = _errs5 === errors;
    if (valid1) {
      errors++;
    } else {
      errors = _errs4;
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = 'then';
  } else {
    const _errs6 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.command === void 0 || !func0.call(data, 'command')) {
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = _valid0;
    ifClause0 = 'else';
  }
  if (!valid0) {
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.vars === void 0) {
      data.vars = {};
    }
    if (data.maxTurns === void 0) {
      data.maxTurns = 10;
    }
    if (data.skip === void 0) {
      data.skip = false;
    }
    if (data.name === void 0 || !func0.call(data, 'name')) {
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema22.properties, key0) || pattern0.test(key0))) {
        errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, 'name')) {
      if (!validate22(data.name)) {
        errors++;
      }
    }
    if (data.prompt !== void 0 && func0.call(data, 'prompt')) {
      if (!validate22(data.prompt)) {
        errors++;
      }
    }
    if (data.command !== void 0 && func0.call(data, 'command')) {
      if (!validate22(data.command)) {
        errors++;
      }
    }
    if (data.exitCodes !== void 0 && func0.call(data, 'exitCodes')) {
      let data3 = data.exitCodes;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            errors++;
          }
          if (typeof data4 == 'number' && isFinite(data4)) {
            if (data4 > 255 || isNaN(data4)) {
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              errors++;
            }
          }
        }
      } else {
        errors++;
      }
    }
    if (data.keys !== void 0 && func0.call(data, 'keys')) {
      let data5 = data.keys;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          errors++;
        }
        if (data5.length < 1) {
          errors++;
        }
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          if (typeof data6 === 'string') {
            if (!pattern18.test(data6)) {
              errors++;
            }
          } else {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (data.timeoutMs !== void 0 && func0.call(data, 'timeoutMs')) {
      let data7 = data.timeoutMs;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        errors++;
      }
      if (typeof data7 == 'number' && isFinite(data7)) {
        if (data7 > 864e5 || isNaN(data7)) {
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          errors++;
        }
      }
    }
    if (data.costUsd !== void 0 && func0.call(data, 'costUsd')) {
      let data8 = data.costUsd;
      if (typeof data8 == 'number' && isFinite(data8)) {
        if (data8 < 0 || isNaN(data8)) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    let data9 = data.vars;
    if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
      for (const key1 of Object.keys(data9)) {
        let data10 = data9[key1];
        const _errs27 = errors;
        let valid8 = false;
        const _errs28 = errors;
        if (typeof data10 !== 'string') {
          errors++;
        }
        var _valid1 = _errs28 === errors;
        valid8 = valid8 || _valid1;
        if (!valid8) {
          const _errs30 = errors;
          if (!(typeof data10 == 'number' && isFinite(data10))) {
            errors++;
          }
          var _valid1 = _errs30 === errors;
          valid8 = valid8 || _valid1;
          if (!valid8) {
            const _errs32 = errors;
            if (typeof data10 !== 'boolean') {
              errors++;
            }
            var _valid1 = _errs32 === errors;
            valid8 = valid8 || _valid1;
          }
        }
        if (!valid8) {
          errors++;
        } else {
          errors = _errs27;
        }
      }
    } else {
      errors++;
    }
    if (data.cases !== void 0 && func0.call(data, 'cases')) {
      let data11 = data.cases;
      const _errs35 = errors;
      let valid9 = false;
      const _errs36 = errors;
      if (typeof data11 === 'string') {
        if (func55(data11) < 1) {
          errors++;
        }
      } else {
        errors++;
      }
      var _valid2 = _errs36 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs38 = errors;
        if (Array.isArray(data11)) {
          if (data11.length < 1) {
            errors++;
          }
          const len2 = data11.length;
          for (let i2 = 0; i2 < len2; i2++) {
            let data12 = data11[i2];
            if (!(data12 && typeof data12 == 'object' && !Array.isArray(data12))) {
              errors++;
            }
          }
        } else {
          errors++;
        }
        var _valid2 = _errs38 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        errors++;
      } else {
        errors = _errs35;
      }
    }
    if (data.models !== void 0 && func0.call(data, 'models')) {
      if (!validate25(data.models)) {
        errors++;
      }
    }
    if (data.repeat !== void 0 && func0.call(data, 'repeat')) {
      if (!validate86(data.repeat)) {
        errors++;
      }
    }
    if (data.minPasses !== void 0 && func0.call(data, 'minPasses')) {
      if (!validate88(data.minPasses)) {
        errors++;
      }
    }
    if (data.deterministic !== void 0 && func0.call(data, 'deterministic')) {
      if (true !== data.deterministic) {
        errors++;
      }
    }
    if (data.dependsOn !== void 0 && func0.call(data, 'dependsOn')) {
      let data17 = data.dependsOn;
      if (Array.isArray(data17)) {
        if (data17.length > 100) {
          errors++;
        }
        if (data17.length < 1) {
          errors++;
        }
        const len3 = data17.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate22(data17[i3])) {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (data.tools !== void 0 && func0.call(data, 'tools')) {
      let data19 = data.tools;
      if (Array.isArray(data19)) {
        const len4 = data19.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate91(data19[i4])) {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (data.conversation !== void 0 && func0.call(data, 'conversation')) {
      let data21 = data.conversation;
      if (Array.isArray(data21)) {
        if (data21.length < 1) {
          errors++;
        }
        const len5 = data21.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (!validate94(data21[i5])) {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    let data23 = data.maxTurns;
    if (!(typeof data23 == 'number' && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
      errors++;
    }
    if (typeof data23 == 'number' && isFinite(data23)) {
      if (data23 > 100 || isNaN(data23)) {
        errors++;
      }
      if (data23 < 1 || isNaN(data23)) {
        errors++;
      }
    }
    if (data.expect !== void 0 && func0.call(data, 'expect')) {
      if (!validate96(data.expect)) {
        errors++;
      }
    }
    if (data.assert !== void 0 && func0.call(data, 'assert')) {
      if (!validate120(data.assert)) {
        errors++;
      }
    }
    if (data.threshold !== void 0 && func0.call(data, 'threshold')) {
      if (!validate108(data.threshold)) {
        errors++;
      }
    }
    if (data.tags !== void 0 && func0.call(data, 'tags')) {
      if (!validate25(data.tags)) {
        errors++;
      }
    }
    if (typeof data.skip !== 'boolean') {
      errors++;
    }
  } else {
    errors++;
  }
  return errors === 0;
}
const schema33 = {
  properties: {
    passRateMin: true,
    runPassRateMin: true,
    reliabilityMin: true,
    schemaFailuresMax: true,
    piiFailuresMax: true,
    keywordFailuresMax: true,
    judgeAvgMin: true,
    judgeTrustMin: true,
    driftScoreMax: true,
    costMaxUsd: true,
    latencyMaxMs: true,
    deterministicPassRate: true,
    probabilisticPassRate: true,
    notWorse: true,
    notWorseMargin: true,
    regressionsMax: true,
    newFailuresMax: true,
    passRateDropMax: true,
    judgeDropMax: true,
    latencyIncreaseMax: true,
    costIncreaseMax: true,
  },
};
function validate131(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.passRateMin === void 0) {
      data.passRateMin = 0.95;
    }
    if (data.schemaFailuresMax === void 0) {
      data.schemaFailuresMax = 0;
    }
    if (data.piiFailuresMax === void 0) {
      data.piiFailuresMax = 0;
    }
    if (data.keywordFailuresMax === void 0) {
      data.keywordFailuresMax = 0;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema33.properties, key0) || pattern0.test(key0))) {
        errors++;
      }
    }
    if (!validate108(data.passRateMin)) {
      errors++;
    }
    if (data.runPassRateMin !== void 0 && func0.call(data, 'runPassRateMin')) {
      if (!validate108(data.runPassRateMin)) {
        errors++;
      }
    }
    if (data.reliabilityMin !== void 0 && func0.call(data, 'reliabilityMin')) {
      let data2 = data.reliabilityMin;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2.tries === void 0 || !func0.call(data2, 'tries')) {
          errors++;
        }
        if (data2.rate === void 0 || !func0.call(data2, 'rate')) {
          errors++;
        }
        for (const key1 of Object.keys(data2)) {
          if (!(key1 === 'tries' || key1 === 'rate' || pattern0.test(key1))) {
            errors++;
          }
        }
        if (data2.tries !== void 0 && func0.call(data2, 'tries')) {
          let data3 = data2.tries;
          if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            errors++;
          }
          if (typeof data3 == 'number' && isFinite(data3)) {
            if (data3 > 1e3 || isNaN(data3)) {
              errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              errors++;
            }
          }
        }
        if (data2.rate !== void 0 && func0.call(data2, 'rate')) {
          if (!validate108(data2.rate)) {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    let data5 = data.schemaFailuresMax;
    if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
      errors++;
    }
    if (typeof data5 == 'number' && isFinite(data5)) {
      if (data5 < 0 || isNaN(data5)) {
        errors++;
      }
    }
    let data6 = data.piiFailuresMax;
    if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
      errors++;
    }
    if (typeof data6 == 'number' && isFinite(data6)) {
      if (data6 < 0 || isNaN(data6)) {
        errors++;
      }
    }
    let data7 = data.keywordFailuresMax;
    if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
      errors++;
    }
    if (typeof data7 == 'number' && isFinite(data7)) {
      if (data7 < 0 || isNaN(data7)) {
        errors++;
      }
    }
    if (data.judgeAvgMin !== void 0 && func0.call(data, 'judgeAvgMin')) {
      if (!validate108(data.judgeAvgMin)) {
        errors++;
      }
    }
    if (data.judgeTrustMin !== void 0 && func0.call(data, 'judgeTrustMin')) {
      if (!validate108(data.judgeTrustMin)) {
        errors++;
      }
    }
    if (data.driftScoreMax !== void 0 && func0.call(data, 'driftScoreMax')) {
      if (!validate108(data.driftScoreMax)) {
        errors++;
      }
    }
    if (data.costMaxUsd !== void 0 && func0.call(data, 'costMaxUsd')) {
      let data11 = data.costMaxUsd;
      if (typeof data11 == 'number' && isFinite(data11)) {
        if (data11 <= 0 || isNaN(data11)) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    if (data.latencyMaxMs !== void 0 && func0.call(data, 'latencyMaxMs')) {
      let data12 = data.latencyMaxMs;
      if (typeof data12 == 'number' && isFinite(data12)) {
        if (data12 <= 0 || isNaN(data12)) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    if (data.deterministicPassRate !== void 0 && func0.call(data, 'deterministicPassRate')) {
      if (!validate108(data.deterministicPassRate)) {
        errors++;
      }
    }
    if (data.probabilisticPassRate !== void 0 && func0.call(data, 'probabilisticPassRate')) {
      if (!validate108(data.probabilisticPassRate)) {
        errors++;
      }
    }
    if (data.notWorse !== void 0 && func0.call(data, 'notWorse')) {
      if (typeof data.notWorse !== 'boolean') {
        errors++;
      }
    }
    if (data.notWorseMargin !== void 0 && func0.call(data, 'notWorseMargin')) {
      let data16 = data.notWorseMargin;
      if (typeof data16 == 'number' && isFinite(data16)) {
        if (data16 > 20 || isNaN(data16)) {
          errors++;
        }
        if (data16 < 2 || isNaN(data16)) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    if (data.regressionsMax !== void 0 && func0.call(data, 'regressionsMax')) {
      let data17 = data.regressionsMax;
      if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        errors++;
      }
      if (typeof data17 == 'number' && isFinite(data17)) {
        if (data17 < 0 || isNaN(data17)) {
          errors++;
        }
      }
    }
    if (data.newFailuresMax !== void 0 && func0.call(data, 'newFailuresMax')) {
      let data18 = data.newFailuresMax;
      if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
        errors++;
      }
      if (typeof data18 == 'number' && isFinite(data18)) {
        if (data18 < 0 || isNaN(data18)) {
          errors++;
        }
      }
    }
    if (data.passRateDropMax !== void 0 && func0.call(data, 'passRateDropMax')) {
      let data19 = data.passRateDropMax;
      if (typeof data19 == 'number' && isFinite(data19)) {
        if (data19 > 100 || isNaN(data19)) {
          errors++;
        }
        if (data19 < 0 || isNaN(data19)) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    if (data.judgeDropMax !== void 0 && func0.call(data, 'judgeDropMax')) {
      if (!validate108(data.judgeDropMax)) {
        errors++;
      }
    }
    if (data.latencyIncreaseMax !== void 0 && func0.call(data, 'latencyIncreaseMax')) {
      let data21 = data.latencyIncreaseMax;
      if (typeof data21 == 'number' && isFinite(data21)) {
        if (data21 < 1 || isNaN(data21)) {
          errors++;
        }
      } else {
        errors++;
      }
    }
    if (data.costIncreaseMax !== void 0 && func0.call(data, 'costIncreaseMax')) {
      let data22 = data.costIncreaseMax;
      if (typeof data22 == 'number' && isFinite(data22)) {
        if (data22 < 1 || isNaN(data22)) {
          errors++;
        }
      } else {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
const schema34 = {
  properties: {
    repeat: true,
    minPasses: true,
    concurrency: true,
    timeoutMs: true,
    models: true,
    judgeModel: true,
    embeddingModel: true,
    expect: true,
    assert: true,
  },
};
function validate142(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.repeat === void 0) {
      data.repeat = 1;
    }
    if (data.concurrency === void 0) {
      data.concurrency = 4;
    }
    if (data.timeoutMs === void 0) {
      data.timeoutMs = 6e4;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema34.properties, key0) || pattern0.test(key0))) {
        errors++;
      }
    }
    if (!validate86(data.repeat)) {
      errors++;
    }
    if (data.minPasses !== void 0 && func0.call(data, 'minPasses')) {
      if (!validate88(data.minPasses)) {
        errors++;
      }
    }
    let data2 = data.concurrency;
    if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
      errors++;
    }
    if (typeof data2 == 'number' && isFinite(data2)) {
      if (data2 > 128 || isNaN(data2)) {
        errors++;
      }
      if (data2 < 1 || isNaN(data2)) {
        errors++;
      }
    }
    let data3 = data.timeoutMs;
    if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
      errors++;
    }
    if (typeof data3 == 'number' && isFinite(data3)) {
      if (data3 < 100 || isNaN(data3)) {
        errors++;
      }
    }
    if (data.models !== void 0 && func0.call(data, 'models')) {
      if (!validate25(data.models)) {
        errors++;
      }
    }
    if (data.judgeModel !== void 0 && func0.call(data, 'judgeModel')) {
      if (!validate22(data.judgeModel)) {
        errors++;
      }
    }
    if (data.embeddingModel !== void 0 && func0.call(data, 'embeddingModel')) {
      if (!validate22(data.embeddingModel)) {
        errors++;
      }
    }
    if (data.expect !== void 0 && func0.call(data, 'expect')) {
      if (!validate96(data.expect)) {
        errors++;
      }
    }
    if (data.assert !== void 0 && func0.call(data, 'assert')) {
      if (!validate120(data.assert)) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate152(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.enabled === void 0) {
      data.enabled = false;
    }
    if (data.framework === void 0) {
      data.framework = 'eu-ai-act';
    }
    if (data.metadata === void 0) {
      data.metadata = {};
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'enabled' ||
        key0 === 'framework' ||
        key0 === 'outputDir' ||
        key0 === 'template' ||
        key0 === 'metadata' ||
        pattern0.test(key0)
      )) {
        errors++;
      }
    }
    if (typeof data.enabled !== 'boolean') {
      errors++;
    }
    let data1 = data.framework;
    if (!(data1 === 'eu-ai-act' || data1 === 'custom')) {
      errors++;
    }
    if (data.outputDir !== void 0 && func0.call(data, 'outputDir')) {
      if (!validate22(data.outputDir)) {
        errors++;
      }
    }
    if (data.template !== void 0 && func0.call(data, 'template')) {
      if (!validate22(data.template)) {
        errors++;
      }
    }
    let data4 = data.metadata;
    if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
      for (const key1 of Object.keys(data4)) {
        if (!(
          key1 === 'systemName' ||
          key1 === 'systemVersion' ||
          key1 === 'riskLevel' ||
          key1 === 'operator' ||
          key1 === 'intendedPurpose' ||
          key1 === 'dataGovernanceNotes' ||
          key1 === 'responsiblePerson' ||
          pattern0.test(key1)
        )) {
          errors++;
        }
      }
      if (data4.systemName !== void 0 && func0.call(data4, 'systemName')) {
        if (typeof data4.systemName !== 'string') {
          errors++;
        }
      }
      if (data4.systemVersion !== void 0 && func0.call(data4, 'systemVersion')) {
        if (typeof data4.systemVersion !== 'string') {
          errors++;
        }
      }
      if (data4.riskLevel !== void 0 && func0.call(data4, 'riskLevel')) {
        let data7 = data4.riskLevel;
        if (!(data7 === 'high' || data7 === 'limited' || data7 === 'minimal')) {
          errors++;
        }
      }
      if (data4.operator !== void 0 && func0.call(data4, 'operator')) {
        if (typeof data4.operator !== 'string') {
          errors++;
        }
      }
      if (data4.intendedPurpose !== void 0 && func0.call(data4, 'intendedPurpose')) {
        if (typeof data4.intendedPurpose !== 'string') {
          errors++;
        }
      }
      if (data4.dataGovernanceNotes !== void 0 && func0.call(data4, 'dataGovernanceNotes')) {
        if (typeof data4.dataGovernanceNotes !== 'string') {
          errors++;
        }
      }
      if (data4.responsiblePerson !== void 0 && func0.call(data4, 'responsiblePerson')) {
        if (typeof data4.responsiblePerson !== 'string') {
          errors++;
        }
      }
    } else {
      errors++;
    }
  } else {
    errors++;
  }
  return errors === 0;
}
function validate21(data) {
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.recordings === void 0) {
      data.recordings = {};
    }
    if (data.gates === void 0) {
      data.gates = {};
    }
    if (data.defaults === void 0) {
      data.defaults = {};
    }
    if (data.baseline === void 0) {
      data.baseline = {};
    }
    if (data.kindlm === void 0 || !func0.call(data, 'kindlm')) {
      errors++;
    }
    if (data.project === void 0 || !func0.call(data, 'project')) {
      errors++;
    }
    if (data.suite === void 0 || !func0.call(data, 'suite')) {
      errors++;
    }
    if (data.providers === void 0 || !func0.call(data, 'providers')) {
      errors++;
    }
    if (data.models === void 0 || !func0.call(data, 'models')) {
      errors++;
    }
    if (data.prompts === void 0 || !func0.call(data, 'prompts')) {
      errors++;
    }
    if (data.tests === void 0 || !func0.call(data, 'tests')) {
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema6.properties, key0) || pattern0.test(key0))) {
        errors++;
      }
    }
    if (data.kindlm !== void 0 && func0.call(data, 'kindlm')) {
      if (1 !== data.kindlm) {
        errors++;
      }
    }
    if (data.project !== void 0 && func0.call(data, 'project')) {
      if (!validate22(data.project)) {
        errors++;
      }
    }
    if (data.suite !== void 0 && func0.call(data, 'suite')) {
      let data2 = data.suite;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2.name === void 0 || !func0.call(data2, 'name')) {
          errors++;
        }
        for (const key1 of Object.keys(data2)) {
          if (!(
            key1 === 'name' ||
            key1 === 'description' ||
            key1 === 'tags' ||
            pattern0.test(key1)
          )) {
            errors++;
          }
        }
        if (data2.name !== void 0 && func0.call(data2, 'name')) {
          if (!validate22(data2.name)) {
            errors++;
          }
        }
        if (data2.description !== void 0 && func0.call(data2, 'description')) {
          if (typeof data2.description !== 'string') {
            errors++;
          }
        }
        if (data2.tags !== void 0 && func0.call(data2, 'tags')) {
          if (!validate25(data2.tags)) {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (data.providers !== void 0 && func0.call(data, 'providers')) {
      if (!validate27(data.providers)) {
        errors++;
      }
    }
    let data7 = data.recordings;
    if (data7 && typeof data7 == 'object' && !Array.isArray(data7)) {
      if (data7.dir === void 0) {
        data7.dir = '.kindlm/recordings';
      }
      for (const key2 of Object.keys(data7)) {
        if (!(key2 === 'dir' || pattern0.test(key2))) {
          errors++;
        }
      }
      if (!validate22(data7.dir)) {
        errors++;
      }
    } else {
      errors++;
    }
    if (data.models !== void 0 && func0.call(data, 'models')) {
      let data9 = data.models;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          errors++;
        }
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate69(data9[i0])) {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (data.prompts !== void 0 && func0.call(data, 'prompts')) {
      let data11 = data.prompts;
      if (data11 && typeof data11 == 'object' && !Array.isArray(data11)) {
        if (Object.keys(data11).length < 1) {
          errors++;
        }
        for (const key3 of Object.keys(data11)) {
          if (!pattern0.test(key3)) {
            if (!validate75(data11[key3])) {
              errors++;
            }
          }
        }
      } else {
        errors++;
      }
    }
    if (data.tests !== void 0 && func0.call(data, 'tests')) {
      let data13 = data.tests;
      if (Array.isArray(data13)) {
        if (data13.length < 1) {
          errors++;
        }
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate81(data13[i1])) {
            errors++;
          }
        }
      } else {
        errors++;
      }
    }
    if (!validate131(data.gates)) {
      errors++;
    }
    if (!validate142(data.defaults)) {
      errors++;
    }
    let data17 = data.baseline;
    if (data17 && typeof data17 == 'object' && !Array.isArray(data17)) {
      for (const key4 of Object.keys(data17)) {
        if (!(key4 === 'file' || pattern0.test(key4))) {
          errors++;
        }
      }
      if (data17.file !== void 0 && func0.call(data17, 'file')) {
        if (!validate22(data17.file)) {
          errors++;
        }
      }
    } else {
      errors++;
    }
    if (data.compliance !== void 0 && func0.call(data, 'compliance')) {
      if (!validate152(data.compliance)) {
        errors++;
      }
    }
    if (data.upload !== void 0 && func0.call(data, 'upload')) {
      let data20 = data.upload;
      if (!(data20 && typeof data20 == 'object' && !Array.isArray(data20))) {
        errors++;
      }
    }
    if (data.trace !== void 0 && func0.call(data, 'trace')) {
      let data21 = data.trace;
      if (!(data21 && typeof data21 == 'object' && !Array.isArray(data21))) {
        errors++;
      }
    }
  } else {
    errors++;
  }
  return errors === 0;
}
