export const id = 1754;
export const ids = [1754];
export const modules = { 1754: (function(__unused_webpack_module, exports, __webpack_require__) {
  exports.validate = validate0;
  const schema0 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "http://json-schema.org/draft-07/schema#", title: "Core schema meta-schema", definitions: { schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { allOf: [{ $ref: "#/definitions/nonNegativeInteger" }, { default: 0 }] }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, uniqueItems: true, default: [] } }, type: ["object", "boolean"], properties: { $id: { type: "string", format: "uri-reference" }, $schema: { type: "string", format: "uri" }, $ref: { type: "string", format: "uri-reference" }, $comment: { type: "string" }, title: { type: "string" }, description: { type: "string" }, default: true, readOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/definitions/nonNegativeInteger" }, minLength: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, additionalItems: { $ref: "#" }, items: { anyOf: [{ $ref: "#" }, { $ref: "#/definitions/schemaArray" }], default: true }, maxItems: { $ref: "#/definitions/nonNegativeInteger" }, minItems: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, contains: { $ref: "#" }, maxProperties: { $ref: "#/definitions/nonNegativeInteger" }, minProperties: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, required: { $ref: "#/definitions/stringArray" }, additionalProperties: { $ref: "#" }, definitions: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependencies: { type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/definitions/stringArray" }] } }, propertyNames: { $ref: "#" }, const: true, enum: { type: "array", items: true, minItems: 1, uniqueItems: true }, type: { anyOf: [{ $ref: "#/definitions/simpleTypes" }, { type: "array", items: { $ref: "#/definitions/simpleTypes" }, minItems: 1, uniqueItems: true }] }, format: { type: "string" }, contentMediaType: { type: "string" }, contentEncoding: { type: "string" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/definitions/schemaArray" }, anyOf: { $ref: "#/definitions/schemaArray" }, oneOf: { $ref: "#/definitions/schemaArray" }, not: { $ref: "#" } }, default: true };
  const schema1 = { type: "integer", minimum: 0 };
  function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
      validate1.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
      return false;
    }
    if (errors === 0) {
      if (typeof data == "number") {
        if (data < 0 || isNaN(data)) {
          validate1.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
          return false;
        }
      }
    }
    validate1.errors = vErrors;
    return errors === 0;
  }
  const schema2 = { allOf: [{ $ref: "#/definitions/nonNegativeInteger" }, { default: 0 }] };
  function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!validate1(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
      errors = vErrors.length;
    }
    validate3.errors = vErrors;
    return errors === 0;
  }
  const schema3 = { type: "array", minItems: 1, items: { $ref: "#" } };
  const root0 = { validate: validate0 };
  function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (errors === 0) {
      if (Array.isArray(data)) {
        if (data.length < 1) {
          validate6.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs1 = errors;
            if (!root0.validate(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? root0.validate.errors : vErrors.concat(root0.validate.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
            if (!valid0) {
              break;
            }
          }
        }
      } else {
        validate6.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
        return false;
      }
    }
    validate6.errors = vErrors;
    return errors === 0;
  }
  const schema4 = { type: "array", items: { type: "string" }, uniqueItems: true, default: [] };
  function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (errors === 0) {
      if (Array.isArray(data)) {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (typeof data[i0] !== "string") {
            validate12.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
        if (valid0) {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            const indices0 = {};
            for (; i1--; ) {
              let item0 = data[i1];
              if (typeof item0 !== "string") {
                continue;
              }
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                validate12.errors = [{ instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                return false;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
        return false;
      }
    }
    validate12.errors = vErrors;
    return errors === 0;
  }
  const schema5 = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] };
  function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(data === "array" || data === "boolean" || data === "integer" || data === "null" || data === "number" || data === "object" || data === "string")) {
      validate15.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema5.enum }, message: "must be equal to one of the allowed values" }];
      return false;
    }
    validate15.errors = vErrors;
    return errors === 0;
  }
  const func0 = __webpack_require__(24951)["default"];
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(data && typeof data == "object" && !Array.isArray(data)) && typeof data !== "boolean") {
      validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema0.type }, message: "must be object,boolean" }];
      return false;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.$id !== void 0) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (errors === _errs1) {
              if (!(typeof data.$id === "string")) {
                validate0.errors = [{ instancePath: instancePath + "/$id", schemaPath: "#/properties/%24id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.$schema !== void 0) {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (errors === _errs3) {
                if (!(typeof data.$schema === "string")) {
                  validate0.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.$ref !== void 0) {
              const _errs5 = errors;
              if (errors === _errs5) {
                if (errors === _errs5) {
                  if (!(typeof data.$ref === "string")) {
                    validate0.errors = [{ instancePath: instancePath + "/$ref", schemaPath: "#/properties/%24ref/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.$comment !== void 0) {
                const _errs7 = errors;
                if (typeof data.$comment !== "string") {
                  validate0.errors = [{ instancePath: instancePath + "/$comment", schemaPath: "#/properties/%24comment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.title !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.title !== "string") {
                    validate0.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.description !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.description !== "string") {
                      validate0.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.readOnly !== void 0) {
                      const _errs13 = errors;
                      if (typeof data.readOnly !== "boolean") {
                        validate0.errors = [{ instancePath: instancePath + "/readOnly", schemaPath: "#/properties/readOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.examples !== void 0) {
                        const _errs15 = errors;
                        if (errors === _errs15) {
                          if (!Array.isArray(data.examples)) {
                            validate0.errors = [{ instancePath: instancePath + "/examples", schemaPath: "#/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.multipleOf !== void 0) {
                          let data8 = data.multipleOf;
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (typeof data8 == "number") {
                              if (data8 <= 0 || isNaN(data8)) {
                                validate0.errors = [{ instancePath: instancePath + "/multipleOf", schemaPath: "#/properties/multipleOf/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" }];
                                return false;
                              }
                            } else {
                              validate0.errors = [{ instancePath: instancePath + "/multipleOf", schemaPath: "#/properties/multipleOf/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                              return false;
                            }
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.maximum !== void 0) {
                            const _errs19 = errors;
                            if (!(typeof data.maximum == "number")) {
                              validate0.errors = [{ instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                              return false;
                            }
                            var valid0 = _errs19 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.exclusiveMaximum !== void 0) {
                              const _errs21 = errors;
                              if (!(typeof data.exclusiveMaximum == "number")) {
                                validate0.errors = [{ instancePath: instancePath + "/exclusiveMaximum", schemaPath: "#/properties/exclusiveMaximum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                return false;
                              }
                              var valid0 = _errs21 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.minimum !== void 0) {
                                const _errs23 = errors;
                                if (!(typeof data.minimum == "number")) {
                                  validate0.errors = [{ instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                  return false;
                                }
                                var valid0 = _errs23 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.exclusiveMinimum !== void 0) {
                                  const _errs25 = errors;
                                  if (!(typeof data.exclusiveMinimum == "number")) {
                                    validate0.errors = [{ instancePath: instancePath + "/exclusiveMinimum", schemaPath: "#/properties/exclusiveMinimum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                    return false;
                                  }
                                  var valid0 = _errs25 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.maxLength !== void 0) {
                                    const _errs27 = errors;
                                    if (!validate1(data.maxLength, { instancePath: instancePath + "/maxLength", parentData: data, parentDataProperty: "maxLength", rootData })) {
                                      vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs27 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.minLength !== void 0) {
                                      const _errs28 = errors;
                                      if (!validate3(data.minLength, { instancePath: instancePath + "/minLength", parentData: data, parentDataProperty: "minLength", rootData })) {
                                        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs28 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.pattern !== void 0) {
                                        const _errs29 = errors;
                                        if (errors === _errs29) {
                                          if (errors === _errs29) {
                                            if (!(typeof data.pattern === "string")) {
                                              validate0.errors = [{ instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid0 = _errs29 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.additionalItems !== void 0) {
                                          const _errs31 = errors;
                                          if (!validate0(data.additionalItems, { instancePath: instancePath + "/additionalItems", parentData: data, parentDataProperty: "additionalItems", rootData })) {
                                            vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs31 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.items !== void 0) {
                                            let data17 = data.items;
                                            const _errs32 = errors;
                                            const _errs33 = errors;
                                            let valid1 = false;
                                            const _errs34 = errors;
                                            if (!validate0(data17, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData })) {
                                              vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                              errors = vErrors.length;
                                            }
                                            var _valid0 = _errs34 === errors;
                                            valid1 = valid1 || _valid0;
                                            if (!valid1) {
                                              const _errs35 = errors;
                                              if (!validate6(data17, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData })) {
                                                vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                                                errors = vErrors.length;
                                              }
                                              var _valid0 = _errs35 === errors;
                                              valid1 = valid1 || _valid0;
                                            }
                                            if (!valid1) {
                                              const err0 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err0];
                                              } else {
                                                vErrors.push(err0);
                                              }
                                              errors++;
                                              validate0.errors = vErrors;
                                              return false;
                                            } else {
                                              errors = _errs33;
                                              if (vErrors !== null) {
                                                if (_errs33) {
                                                  vErrors.length = _errs33;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid0 = _errs32 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.maxItems !== void 0) {
                                              const _errs36 = errors;
                                              if (!validate1(data.maxItems, { instancePath: instancePath + "/maxItems", parentData: data, parentDataProperty: "maxItems", rootData })) {
                                                vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs36 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.minItems !== void 0) {
                                                const _errs37 = errors;
                                                if (!validate3(data.minItems, { instancePath: instancePath + "/minItems", parentData: data, parentDataProperty: "minItems", rootData })) {
                                                  vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid0 = _errs37 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.uniqueItems !== void 0) {
                                                  const _errs38 = errors;
                                                  if (typeof data.uniqueItems !== "boolean") {
                                                    validate0.errors = [{ instancePath: instancePath + "/uniqueItems", schemaPath: "#/properties/uniqueItems/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                    return false;
                                                  }
                                                  var valid0 = _errs38 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.contains !== void 0) {
                                                    const _errs40 = errors;
                                                    if (!validate0(data.contains, { instancePath: instancePath + "/contains", parentData: data, parentDataProperty: "contains", rootData })) {
                                                      vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs40 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.maxProperties !== void 0) {
                                                      const _errs41 = errors;
                                                      if (!validate1(data.maxProperties, { instancePath: instancePath + "/maxProperties", parentData: data, parentDataProperty: "maxProperties", rootData })) {
                                                        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs41 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.minProperties !== void 0) {
                                                        const _errs42 = errors;
                                                        if (!validate3(data.minProperties, { instancePath: instancePath + "/minProperties", parentData: data, parentDataProperty: "minProperties", rootData })) {
                                                          vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs42 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.required !== void 0) {
                                                          const _errs43 = errors;
                                                          if (!validate12(data.required, { instancePath: instancePath + "/required", parentData: data, parentDataProperty: "required", rootData })) {
                                                            vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs43 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.additionalProperties !== void 0) {
                                                            const _errs44 = errors;
                                                            if (!validate0(data.additionalProperties, { instancePath: instancePath + "/additionalProperties", parentData: data, parentDataProperty: "additionalProperties", rootData })) {
                                                              vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs44 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.definitions !== void 0) {
                                                              let data26 = data.definitions;
                                                              const _errs45 = errors;
                                                              if (errors === _errs45) {
                                                                if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                                                  for (const key0 in data26) {
                                                                    const _errs48 = errors;
                                                                    if (!validate0(data26[key0], { instancePath: instancePath + "/definitions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data26, parentDataProperty: key0, rootData })) {
                                                                      vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                      errors = vErrors.length;
                                                                    }
                                                                    var valid2 = _errs48 === errors;
                                                                    if (!valid2) {
                                                                      break;
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate0.errors = [{ instancePath: instancePath + "/definitions", schemaPath: "#/properties/definitions/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid0 = _errs45 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.properties !== void 0) {
                                                                let data28 = data.properties;
                                                                const _errs49 = errors;
                                                                if (errors === _errs49) {
                                                                  if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                                    for (const key1 in data28) {
                                                                      const _errs52 = errors;
                                                                      if (!validate0(data28[key1], { instancePath: instancePath + "/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data28, parentDataProperty: key1, rootData })) {
                                                                        vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                        errors = vErrors.length;
                                                                      }
                                                                      var valid3 = _errs52 === errors;
                                                                      if (!valid3) {
                                                                        break;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate0.errors = [{ instancePath: instancePath + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid0 = _errs49 === errors;
                                                              } else {
                                                                var valid0 = true;
                                                              }
                                                              if (valid0) {
                                                                if (data.patternProperties !== void 0) {
                                                                  let data30 = data.patternProperties;
                                                                  const _errs53 = errors;
                                                                  if (errors === _errs53) {
                                                                    if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                                      for (const key2 in data30) {
                                                                        const _errs55 = errors;
                                                                        var valid4 = _errs55 === errors;
                                                                        if (!valid4) {
                                                                          const err1 = { instancePath: instancePath + "/patternProperties", schemaPath: "#/properties/patternProperties/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err1];
                                                                          } else {
                                                                            vErrors.push(err1);
                                                                          }
                                                                          errors++;
                                                                          validate0.errors = vErrors;
                                                                          return false;
                                                                          break;
                                                                        }
                                                                      }
                                                                      if (valid4) {
                                                                        for (const key3 in data30) {
                                                                          const _errs57 = errors;
                                                                          if (!validate0(data30[key3], { instancePath: instancePath + "/patternProperties/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data30, parentDataProperty: key3, rootData })) {
                                                                            vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                            errors = vErrors.length;
                                                                          }
                                                                          var valid5 = _errs57 === errors;
                                                                          if (!valid5) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate0.errors = [{ instancePath: instancePath + "/patternProperties", schemaPath: "#/properties/patternProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid0 = _errs53 === errors;
                                                                } else {
                                                                  var valid0 = true;
                                                                }
                                                                if (valid0) {
                                                                  if (data.dependencies !== void 0) {
                                                                    let data32 = data.dependencies;
                                                                    const _errs58 = errors;
                                                                    if (errors === _errs58) {
                                                                      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                                                        for (const key4 in data32) {
                                                                          let data33 = data32[key4];
                                                                          const _errs61 = errors;
                                                                          const _errs62 = errors;
                                                                          let valid7 = false;
                                                                          const _errs63 = errors;
                                                                          if (!validate0(data33, { instancePath: instancePath + "/dependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data32, parentDataProperty: key4, rootData })) {
                                                                            vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                            errors = vErrors.length;
                                                                          }
                                                                          var _valid1 = _errs63 === errors;
                                                                          valid7 = valid7 || _valid1;
                                                                          if (!valid7) {
                                                                            const _errs64 = errors;
                                                                            if (!validate12(data33, { instancePath: instancePath + "/dependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data32, parentDataProperty: key4, rootData })) {
                                                                              vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
                                                                              errors = vErrors.length;
                                                                            }
                                                                            var _valid1 = _errs64 === errors;
                                                                            valid7 = valid7 || _valid1;
                                                                          }
                                                                          if (!valid7) {
                                                                            const err2 = { instancePath: instancePath + "/dependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err2];
                                                                            } else {
                                                                              vErrors.push(err2);
                                                                            }
                                                                            errors++;
                                                                            validate0.errors = vErrors;
                                                                            return false;
                                                                          } else {
                                                                            errors = _errs62;
                                                                            if (vErrors !== null) {
                                                                              if (_errs62) {
                                                                                vErrors.length = _errs62;
                                                                              } else {
                                                                                vErrors = null;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid6 = _errs61 === errors;
                                                                          if (!valid6) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate0.errors = [{ instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid0 = _errs58 === errors;
                                                                  } else {
                                                                    var valid0 = true;
                                                                  }
                                                                  if (valid0) {
                                                                    if (data.propertyNames !== void 0) {
                                                                      const _errs65 = errors;
                                                                      if (!validate0(data.propertyNames, { instancePath: instancePath + "/propertyNames", parentData: data, parentDataProperty: "propertyNames", rootData })) {
                                                                        vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                        errors = vErrors.length;
                                                                      }
                                                                      var valid0 = _errs65 === errors;
                                                                    } else {
                                                                      var valid0 = true;
                                                                    }
                                                                    if (valid0) {
                                                                      if (data.enum !== void 0) {
                                                                        let data35 = data.enum;
                                                                        const _errs66 = errors;
                                                                        if (errors === _errs66) {
                                                                          if (Array.isArray(data35)) {
                                                                            if (data35.length < 1) {
                                                                              validate0.errors = [{ instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                              return false;
                                                                            } else {
                                                                              let i0 = data35.length;
                                                                              let j0;
                                                                              if (i0 > 1) {
                                                                                outer0: for (; i0--; ) {
                                                                                  for (j0 = i0; j0--; ) {
                                                                                    if (func0(data35[i0], data35[j0])) {
                                                                                      validate0.errors = [{ instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/uniqueItems", keyword: "uniqueItems", params: { i: i0, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i0 + " are identical)" }];
                                                                                      return false;
                                                                                      break outer0;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          } else {
                                                                            validate0.errors = [{ instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid0 = _errs66 === errors;
                                                                      } else {
                                                                        var valid0 = true;
                                                                      }
                                                                      if (valid0) {
                                                                        if (data.type !== void 0) {
                                                                          let data36 = data.type;
                                                                          const _errs68 = errors;
                                                                          const _errs69 = errors;
                                                                          let valid9 = false;
                                                                          const _errs70 = errors;
                                                                          if (!validate15(data36, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                                                            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                                                                            errors = vErrors.length;
                                                                          }
                                                                          var _valid2 = _errs70 === errors;
                                                                          valid9 = valid9 || _valid2;
                                                                          if (!valid9) {
                                                                            const _errs71 = errors;
                                                                            if (errors === _errs71) {
                                                                              if (Array.isArray(data36)) {
                                                                                if (data36.length < 1) {
                                                                                  const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                                                                                  if (vErrors === null) {
                                                                                    vErrors = [err3];
                                                                                  } else {
                                                                                    vErrors.push(err3);
                                                                                  }
                                                                                  errors++;
                                                                                } else {
                                                                                  var valid10 = true;
                                                                                  const len0 = data36.length;
                                                                                  for (let i1 = 0; i1 < len0; i1++) {
                                                                                    const _errs73 = errors;
                                                                                    if (!validate15(data36[i1], { instancePath: instancePath + "/type/" + i1, parentData: data36, parentDataProperty: i1, rootData })) {
                                                                                      vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                                                                                      errors = vErrors.length;
                                                                                    }
                                                                                    var valid10 = _errs73 === errors;
                                                                                    if (!valid10) {
                                                                                      break;
                                                                                    }
                                                                                  }
                                                                                  if (valid10) {
                                                                                    let i2 = data36.length;
                                                                                    let j1;
                                                                                    if (i2 > 1) {
                                                                                      outer1: for (; i2--; ) {
                                                                                        for (j1 = i2; j1--; ) {
                                                                                          if (func0(data36[i2], data36[j1])) {
                                                                                            const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i2 + " are identical)" };
                                                                                            if (vErrors === null) {
                                                                                              vErrors = [err4];
                                                                                            } else {
                                                                                              vErrors.push(err4);
                                                                                            }
                                                                                            errors++;
                                                                                            break outer1;
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                                                if (vErrors === null) {
                                                                                  vErrors = [err5];
                                                                                } else {
                                                                                  vErrors.push(err5);
                                                                                }
                                                                                errors++;
                                                                              }
                                                                            }
                                                                            var _valid2 = _errs71 === errors;
                                                                            valid9 = valid9 || _valid2;
                                                                          }
                                                                          if (!valid9) {
                                                                            const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err6];
                                                                            } else {
                                                                              vErrors.push(err6);
                                                                            }
                                                                            errors++;
                                                                            validate0.errors = vErrors;
                                                                            return false;
                                                                          } else {
                                                                            errors = _errs69;
                                                                            if (vErrors !== null) {
                                                                              if (_errs69) {
                                                                                vErrors.length = _errs69;
                                                                              } else {
                                                                                vErrors = null;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid0 = _errs68 === errors;
                                                                        } else {
                                                                          var valid0 = true;
                                                                        }
                                                                        if (valid0) {
                                                                          if (data.format !== void 0) {
                                                                            const _errs74 = errors;
                                                                            if (typeof data.format !== "string") {
                                                                              validate0.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                              return false;
                                                                            }
                                                                            var valid0 = _errs74 === errors;
                                                                          } else {
                                                                            var valid0 = true;
                                                                          }
                                                                          if (valid0) {
                                                                            if (data.contentMediaType !== void 0) {
                                                                              const _errs76 = errors;
                                                                              if (typeof data.contentMediaType !== "string") {
                                                                                validate0.errors = [{ instancePath: instancePath + "/contentMediaType", schemaPath: "#/properties/contentMediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                return false;
                                                                              }
                                                                              var valid0 = _errs76 === errors;
                                                                            } else {
                                                                              var valid0 = true;
                                                                            }
                                                                            if (valid0) {
                                                                              if (data.contentEncoding !== void 0) {
                                                                                const _errs78 = errors;
                                                                                if (typeof data.contentEncoding !== "string") {
                                                                                  validate0.errors = [{ instancePath: instancePath + "/contentEncoding", schemaPath: "#/properties/contentEncoding/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                  return false;
                                                                                }
                                                                                var valid0 = _errs78 === errors;
                                                                              } else {
                                                                                var valid0 = true;
                                                                              }
                                                                              if (valid0) {
                                                                                if (data.if !== void 0) {
                                                                                  const _errs80 = errors;
                                                                                  if (!validate0(data.if, { instancePath: instancePath + "/if", parentData: data, parentDataProperty: "if", rootData })) {
                                                                                    vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                    errors = vErrors.length;
                                                                                  }
                                                                                  var valid0 = _errs80 === errors;
                                                                                } else {
                                                                                  var valid0 = true;
                                                                                }
                                                                                if (valid0) {
                                                                                  if (data.then !== void 0) {
                                                                                    const _errs81 = errors;
                                                                                    if (!validate0(data.then, { instancePath: instancePath + "/then", parentData: data, parentDataProperty: "then", rootData })) {
                                                                                      vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                      errors = vErrors.length;
                                                                                    }
                                                                                    var valid0 = _errs81 === errors;
                                                                                  } else {
                                                                                    var valid0 = true;
                                                                                  }
                                                                                  if (valid0) {
                                                                                    if (data.else !== void 0) {
                                                                                      const _errs82 = errors;
                                                                                      if (!validate0(data.else, { instancePath: instancePath + "/else", parentData: data, parentDataProperty: "else", rootData })) {
                                                                                        vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                        errors = vErrors.length;
                                                                                      }
                                                                                      var valid0 = _errs82 === errors;
                                                                                    } else {
                                                                                      var valid0 = true;
                                                                                    }
                                                                                    if (valid0) {
                                                                                      if (data.allOf !== void 0) {
                                                                                        const _errs83 = errors;
                                                                                        if (!validate6(data.allOf, { instancePath: instancePath + "/allOf", parentData: data, parentDataProperty: "allOf", rootData })) {
                                                                                          vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                                                                                          errors = vErrors.length;
                                                                                        }
                                                                                        var valid0 = _errs83 === errors;
                                                                                      } else {
                                                                                        var valid0 = true;
                                                                                      }
                                                                                      if (valid0) {
                                                                                        if (data.anyOf !== void 0) {
                                                                                          const _errs84 = errors;
                                                                                          if (!validate6(data.anyOf, { instancePath: instancePath + "/anyOf", parentData: data, parentDataProperty: "anyOf", rootData })) {
                                                                                            vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                                                                                            errors = vErrors.length;
                                                                                          }
                                                                                          var valid0 = _errs84 === errors;
                                                                                        } else {
                                                                                          var valid0 = true;
                                                                                        }
                                                                                        if (valid0) {
                                                                                          if (data.oneOf !== void 0) {
                                                                                            const _errs85 = errors;
                                                                                            if (!validate6(data.oneOf, { instancePath: instancePath + "/oneOf", parentData: data, parentDataProperty: "oneOf", rootData })) {
                                                                                              vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                                                                                              errors = vErrors.length;
                                                                                            }
                                                                                            var valid0 = _errs85 === errors;
                                                                                          } else {
                                                                                            var valid0 = true;
                                                                                          }
                                                                                          if (valid0) {
                                                                                            if (data.not !== void 0) {
                                                                                              const _errs86 = errors;
                                                                                              if (!validate0(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData })) {
                                                                                                vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                errors = vErrors.length;
                                                                                              }
                                                                                              var valid0 = _errs86 === errors;
                                                                                            } else {
                                                                                              var valid0 = true;
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
}) };
